import nlp from "compromise";
import type { Deed } from "./idea.ts";

/** Verbs for what nobody wishes for. */
const TROUBLES =
  /^(?:lose|forget|fall(?! in)|break|miss|drop|die|crash|fail|get lost|get stuck|strand|be (?:lost|stuck|afraid|scared|alone|stranded|trapped|late)|wake up|cannot|not |melt|sink|drown|disappear|vanish)/;
/** Verbs for how things are, not for what is done. */
const STATES =
  /^(?:only|always|never|often|be|live|sit|stand|wait|have|own|work|walk|stroll|wander|sleep|lie|rest|dream|hang|stay|float|drift|like|love|hate|know|think|watch|look(?! for)|wear|hold|swim|dance|sing|play|run|ride|drive|sail|fly|eat|drink|smile|laugh|cry|read|jump)\b/;
/** Done by others: nothing to wish for. */
const PASSIVE =
  /^(?:is|are|was|were|has been|have been|can be) (?:\w+ly )?\w+(?:ed|en|ilt|ught|ade|eard|old)\b(?! (?:of|to|in|on|at|with))/;
/** "Stranded on the moon" is said of somebody. */
const LEFT_BEHIND =
  /^(?:stranded|trapped|lost|stuck|abandoned|locked|marooned|hidden|caught)(?= (?:in|on|at|inside|under|between|among|alone|far|behind)\b|$)/;
/** What makes a feat of them: "rides the biggest wave", "drifts to the sea". */
const FAR =
  /\b(?!rest|best|forest|nest|west|chest|guest|quest)(?:\w{3,}est|first|across|around the|through|to the|into)\b/;
/** Words that compromise takes for nouns behind a subject, yet tell what it does. */
const DOES =
  /\b(search|race|dance|dream|walk|travel|hunt|fish|fight|sail|march|battle|duel|paint|bake|cook|sing|surf|ski|escape|plant|build|rescue|discover|share|trade|explore|learn|grow|climb|dig|drift|sneak|befriend|battle|lead|hide|guard|repair|follow)s?\b/i;

interface NlpSentence {
  sentence?: { subject?: string; verb?: string };
}

export interface Clause {
  /** Who or what: "a lonely lighthouse keeper". */
  readonly subject: string;
  readonly deed: Deed | undefined;
}

const change = (rest: string, to: (verbs: ReturnType<ReturnType<typeof nlp>["verbs"]>) => void) => {
  const doc = nlp(`she ${rest}`);
  to(doc.verbs());
  return doc.text().replace(/^she /, "");
};

/** Turns "befriends a whale" into its forms. */
function deedOf(rest: string): Deed | undefined {
  if (PASSIVE.test(rest)) return undefined;
  const plain = rest
    .replace(LEFT_BEHIND, "is $&")
    .replace(/^(?:looks?|looking|search(?:es|ing)?|hunt(?:s|ing)?) for /, "finds ")
    .replace(/^(?:seeks?|seeking) /, "finds ")
    .replace(/^(?:tries|trying|sets out|goes out|dares|decides|learns how) to /, "must ")
    .replace(/^(?:is|are|was|were) (?=\w+ing\b)/, "")
    .replace(/^(?:has|have|had|needs?|must) to /, "must ")
    .replace(/^must /, "")
    .replace(/^(?:wants?|wanted|hopes?|wishes|longs?|dreams?) to /, "");
  const longed =
    /^(?:want|hope|wish|long|dream)\w* to /.test(rest) || /^(?:has|have|must)/.test(rest);
  const infinitive = change(plain, (verbs) => verbs.toInfinitive());
  const past = change(plain, (verbs) => verbs.toPastTense());
  if (infinitive === "" || past === "" || past.split(" ").length > 16) return undefined;
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

/** What follows belongs to the relative clause: "who only meet when the lighthouse is dark". */
const INSIDE = /^(?:when|while|because|if|until|unless|after|before|where|whenever|since)$/i;

interface NlpTerm {
  text: string;
  pre: string;
  post: string;
  tags?: string[];
}

/** Where the main verb stands behind a relative clause: "cannot sleep | meets the moon"; 0 = there is none. */
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

/** What is said of the last thing of a deed: "find a door | that was not there yesterday". */
function describe({ kind, infinitive, past }: Deed, said: string): Deed {
  return { kind, infinitive: `${infinitive} ${said}`, past: `${past} ${inThePast(said)}` };
}

/** Parts a sentence of a prompt into who and what they do. */
export function readClause(sentence: string): Clause {
  const relative = /^(.+?),? (who|that|which) (.+)$/i.exec(sentence);
  if (relative !== null) {
    const [, subject = "", who = "", rest = ""] = relative;
    const done = readClause(subject);
    if (done.deed !== undefined) return { ...done, deed: describe(done.deed, `${who} ${rest}`) };
    const main = mainVerb(rest);
    if (main === 0) return { subject, deed: deedOf(rest) };
    const aside = change(rest.slice(0, main).trim(), (verbs) => verbs.toPastTense());
    return { subject: `${subject} ${who} ${aside}`, deed: deedOf(rest.slice(main)) };
  }
  const { subject = "", verb = "" } = parts(sentence) ?? {};
  const lower = sentence.toLowerCase();
  const at = verb === "" ? -1 : lower.indexOf(` ${verb.toLowerCase()}`);
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

/** The sentence as something that has happened. */
export function inThePast(sentence: string): string {
  const doc = nlp(sentence);
  doc.sentences().toPastTense();
  return doc.text();
}
