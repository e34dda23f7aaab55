import nlp from "compromise";
import { conjugate } from "./conjugate.ts";
import type { Deed } from "./idea.ts";

/** Verbs for unwelcome events. */
const TROUBLES =
  /^(?:lose|forget|fall(?! in)|break|miss|drop|die|crash|fail|get lost|get stuck|strand|be (?:lost|stuck|afraid|scared|alone|stranded|trapped|late)|wake up|cannot|not |melt|sink|drown|disappear|vanish)/;
/** Verbs for states and everyday activities rather than goals. */
const STATES =
  /^(?:only|always|never|often|be|live|sit|stand|wait|have|own|work|walk|stroll|wander|sleep|lie|rest|dream|hang|stay|float|drift|like|love|hate|know|think|watch|look(?! for)|wear|hold|swim|dance|sing|play|run|ride|drive|sail|fly|eat|drink|smile|laugh|cry|read|jump)\b(?! away)/;
/** Passive forms, which contain nothing to wish for. */
const PASSIVE =
  /^(?:is|are|was|were|has been|have been|can be) (?:\w+ly )?\w+(?:ed|en|ilt|ught|ade|eard|old)\b(?! (?:of|to|in|on|at|with))/;
/** Participles that describe a figure: "stranded on the moon". */
const LEFT_BEHIND =
  /^(?:stranded|trapped|lost|stuck|abandoned|locked|marooned|hidden|caught)(?= (?:in|on|at|inside|under|between|among|alone|far|behind)\b|$)/;
/** Words that turn a state into a feat: "rides the biggest wave", "drifts to the sea". */
const FAR =
  /\b(?!rest|best|forest|nest|west|chest|guest|quest)(?:\w{3,}est|first|across|around the|through|to the|into)\b/;
/** Verbs that compromise mistakes for nouns after a subject. */
const DOES =
  /\b(search|race|dance|dream|walk|travel|hunt|fish|fight|sail|march|battle|duel|paint|bake|cook|sing|surf|ski|escape|plant|build|rescue|discover|share|trade|explore|learn|grow|climb|dig|drift|sneak|befriend|battle|lead|hide|guard|repair|follow)s?\b/i;

/** Maximum words of a deed that one sentence can tell. */
const LONGEST = 20;

/** Passive with an agent: in "The crown is stolen by a crow" the crow acts. */
const DONE_BY =
  /^(.+?) (?:is|are|was|were|gets|got) (?:\w+ly )?(\w+(?:ed|en|ilt|ught|ade|und|old)) by ((?:an?|the|two|three|some|his|her|their|my) .+)$/i;

interface NlpSentence {
  sentence?: { subject?: string; verb?: string };
}

export interface Clause {
  /** The subject: "a lonely lighthouse keeper". */
  readonly subject: string;
  readonly deed: Deed | undefined;
}

/** Converts a predicate such as "befriends a whale" into a deed. */
function deedOf(rest: string): Deed | undefined {
  if (PASSIVE.test(rest)) return undefined;
  const plain = rest
    .replace(/^(?:could not|couldn't|can't) /, "cannot ")
    .replace(LEFT_BEHIND, "is $&")
    .replace(/^(?:looks?|looking|search(?:es|ing)?|hunt(?:s|ing)?) for /, "finds ")
    .replace(/^(?:seeks?|seeking) /, "finds ")
    .replace(/^(?:tries|trying|sets out|goes out|dares|decides|learns how) to /, "must ")
    .replace(/^(?:is|are|was|were) (?=\w+ing\b)/, "")
    .replace(/^(?:has|have|had|needs?|must) to /, "must ")
    .replace(/^must /, "")
    .replace(/^(?:wants?|wanted|hopes?|wishes|longs?|dreams?) to /, "")
    .replace(/^(?:dreams?|dreamed|dreaming) (?:of|about) (\w+ing)\b/, (_, going: string) =>
      nlp(going).verbs().toInfinitive().text(),
    );
  const longed =
    /^(?:want|hope|wish|long|dream)\w* (?:to|of|about) /.test(rest) ||
    /^(?:has|have|must)/.test(rest);
  const { infinitive, past } = conjugate(plain);
  if (infinitive === "" || past === "" || past.split(" ").length > LONGEST) return undefined;
  const kind = TROUBLES.test(infinitive)
    ? "trouble"
    : STATES.test(infinitive) && !longed && !FAR.test(infinitive)
      ? "state"
      : "goal";
  return { kind, infinitive, past };
}

const parts = (sentence: string): NlpSentence["sentence"] => {
  const found: NlpSentence[] = nlp(sentence).sentences().json();
  return found[0]?.sentence;
};

/** Words that continue a relative clause: "who only meet when the lighthouse is dark". */
const INSIDE = /^(?:when|while|because|if|until|unless|after|before|where|whenever|since)$/i;

interface NlpTerm {
  text: string;
  pre: string;
  post: string;
  tags?: string[];
}

/**
 * Index of the main verb after a relative clause: "cannot sleep | meets the moon"; 0 when there is
 * none.
 */
function mainVerb(rest: string): number {
  const found: { terms: NlpTerm[] }[] = nlp(`she ${rest}`).json();
  const terms = found.flatMap((sentence) => sentence.terms);
  let at = 0;
  let verbs = 0;
  for (const [index, { text, pre, post, tags = [] }] of terms.entries()) {
    const finite =
      (tags.includes("PresentTense") || tags.includes("PastTense")) &&
      !tags.includes("Infinitive") &&
      !tags.includes("Gerund") &&
      !tags.includes("Participle");
    if (INSIDE.test(text)) return 0;
    const before = terms[index - 1]?.text.toLowerCase() ?? "";
    if (verbs > 0 && finite && !/^(?:and|or|but|to|is|are|was|were|has|had|be)$/.test(before))
      return at - 4;
    if (tags.includes("Verb")) verbs += 1;
    at += pre.length + text.length + post.length;
  }
  return 0;
}

/** Splits a sentence of a prompt into its subject and deed. */
export function readClause(sentence: string): Clause {
  const relative = /^(.+?),? (who|that|which) (.+)$/i.exec(sentence);
  if (relative !== null) {
    const [, subject = "", who = "", rest = ""] = relative;
    const done = readClause(subject);
    // A relative clause about the last noun belongs to the deed: "find a door | that was not there
    // yesterday".
    if (done.deed !== undefined)
      return { ...done, deed: deedOf(sentence.slice(done.subject.length).trim()) ?? done.deed };
    const main = mainVerb(rest);
    if (main === 0) return { subject, deed: deedOf(rest) };
    const aside = conjugate(rest.slice(0, main).trim()).past;
    return { subject: `${subject} ${who} ${aside}`, deed: deedOf(rest.slice(main)) };
  }
  const passive = DONE_BY.exec(sentence);
  if (passive !== null) {
    const [, patient = "", done = "", agent = ""] = passive;
    const verb = nlp(`she has ${done}`).verbs().toInfinitive().text().replace(/^she /, "");
    return { subject: agent, deed: deedOf(`${verb} ${patient}`) };
  }
  const { subject = "", verb = "" } = parts(sentence) ?? {};
  const lower = sentence.toLowerCase();
  const at = verb === "" ? -1 : lower.indexOf(` ${verb.toLowerCase()}`);
  // In "A mouse dreams of flying" the verb is the last word of the detected subject.
  const hidden = new RegExp(`^(.+) (${DOES.source}) `, "i").exec(
    at > 0 ? sentence.slice(0, at + 1) : "",
  );
  if (hidden?.[1] !== undefined && hidden[2]?.endsWith("s"))
    return { subject: hidden[1], deed: deedOf(sentence.slice(hidden[1].length + 1)) };
  if (at > 0 && subject !== "")
    return { subject: sentence.slice(0, at), deed: deedOf(sentence.slice(at + 1)) };
  const going = / (\w+ing)\b(?! (?:at|of) (?:night|all))/.exec(sentence);
  if (going !== null && going.index > 1)
    return {
      subject: sentence.slice(0, going.index),
      deed: deedOf(sentence.slice(going.index + 1)),
    };
  const does = DOES.exec(sentence);
  if (does !== null && does.index > 2)
    return {
      subject: sentence.slice(0, does.index).trim(),
      deed: deedOf(sentence.slice(does.index)),
    };
  return { subject: sentence, deed: undefined };
}

/** Converts a sentence to the past tense. */
export function inThePast(sentence: string): string {
  const [, body = "", stop = ""] = /^(.*?)([.!?…]*)$/s.exec(sentence) ?? [];
  const { subject, deed } = readClause(body);
  const rest = body.slice(subject.length).trim();
  if (deed !== undefined && body.startsWith(subject) && rest !== "")
    return `${subject} ${conjugate(rest).past}${stop}`;
  const doc = nlp(sentence);
  doc.sentences().toPastTense();
  return doc.text();
}
