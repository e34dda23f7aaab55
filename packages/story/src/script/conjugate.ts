import { LEXICON } from "@kinora/studio/read/lexicon/lexicon";
import { singularForms } from "@kinora/studio/read/lexicon/singular-forms";
import nlp from "compromise";

/** A predicate as a wish (infinitive) and as a past event. */
export interface Predicate {
  /** "open a bakery that sold only fish cake" */
  readonly infinitive: string;
  readonly past: string;
}

const UNCHANGED =
  /^(?:let|put|cut|hit|set|shut|spread|hurt|cost|quit|burst|bet|cast|shed|split|read|upset)$/;
/**
 * Auxiliary verbs with infinitive and past; an empty infinitive leaves the following verb
 * unchanged.
 */
const HELPING: ReadonlyMap<string, readonly [infinitive: string, past: string]> = new Map([
  ["is", ["be", "was"]],
  ["are", ["be", "was"]],
  ["was", ["be", "was"]],
  ["were", ["be", "was"]],
  ["has", ["have", "had"]],
  ["have", ["have", "had"]],
  ["had", ["have", "had"]],
  ["can", ["", "could"]],
  ["cannot", ["cannot", "could not"]],
  ["will", ["", "would"]],
  ["may", ["", "might"]],
  ["must", ["", "had to"]],
  ["does", ["", "did"]],
  ["do", ["do", "did"]],
  ["did", ["", "did"]],
  ["could", ["", "could"]],
  ["would", ["", "would"]],
  ["should", ["", "should"]],
  ["might", ["", "might"]],
]);
const ADVERB =
  /^(?:only|always|never|often|also|then|still|even|just|soon|finally|sometimes|not|\w{2,}ly)$/i;
const PRONOUN =
  /^(?:i|he|she|it|they|we|you|nothing|nobody|everybody|everyone|everything|someone|somebody|something)$/i;
const DETERMINER =
  /^(?:an?|the|his|her|its|their|my|our|your|this|that|these|those|some|every|each|no|one|two|three|all)$/i;
const OBJECT = /^(?:him|her|it|them|himself|herself|itself|themselves|everybody|everyone|nobody)$/i;
const ONWARD =
  /^(?:to|through|into|away|back|home|off|up|down|out|around|across|until|over|past|along)$/i;
const JOINS = /^(?:and|but|or|then)$/i;
const RELATES = /^(?:who|which|that)$/i;
const ASIDE =
  /^(?:because|so|while|although|though|when|whenever|if|until|unless|after|before|where|since|as)$/i;
const SAYS = /^(?:says?|said|thinks?|knows?|believes?|feels?)$/i;
/**
 * Conjunctions whose clause can be dropped from a wish: "win a race | because the rabbit falls
 * asleep".
 */
const LOOSE = /^(?:because|so|while|although|though|and|but|or|then)$/i;
const CANNOT = /^(?:cannot|can't|never|does|did)$/;
/** Maximum words of a subject. */
const SUBJECT_MOST = 6;

const bare = (word: string) => word.replace(/,+$/, "").toLowerCase();
const isTagged = (word: string, tag: string) => nlp(word).has(`#${tag}`);
const isThing = (word: string) =>
  [word, ...singularForms(word)].some((form) => LEXICON.get(form)?.subject !== undefined);

function regularPast(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith("e") ? `${verb}d` : `${verb}ed`;
}

/** Returns both forms of one finite verb as written in a prompt. */
function formsOf(word: string): Predicate {
  const helping = HELPING.get(word);
  if (helping !== undefined) return { infinitive: helping[0], past: helping[1] };
  const found: { Infinitive?: string; PastTense?: string }[] = nlp(`she ${word}`)
    .verbs()
    .conjugate();
  const { Infinitive: infinitive = word, PastTense: past = word } = found[0] ?? {};
  if (past !== infinitive || UNCHANGED.test(infinitive)) return { infinitive, past };
  return { infinitive, past: regularPast(infinitive) };
}

/** Returns true when the word acts as a finite verb; `like` is the form of the preceding verb. */
function isVerb(words: readonly string[], at: number, like: "s" | "base" | "past"): boolean {
  const word = bare(words[at] ?? "");
  const next = bare(words[at + 1] ?? "");
  if (HELPING.has(word)) return true;
  const fits =
    like === "s"
      ? /[^s]s$/.test(word)
      : like === "past"
        ? isTagged(word, "PastTense")
        : isTagged(word, "Infinitive");
  if (!fits || ADVERB.test(word) || /ing$/.test(word)) return false;
  if (!isTagged(word, "Verb") && !isTagged(`she ${word}`, "PresentTense")) return false;
  return !isThing(word) || DETERMINER.test(next) || OBJECT.test(next) || ONWARD.test(next);
}

const skipAdverbs = (words: readonly string[], from: number) => {
  let at = from;
  while (at < words.length && ADVERB.test(bare(words[at] ?? ""))) at += 1;
  return at;
};

/**
 * Position of the verb in a clause that begins at `from` and has its own subject; -1 when there is
 * no such clause.
 */
function ownVerb(words: readonly string[], from: number): number {
  const first = bare(words[from] ?? "");
  if (PRONOUN.test(first)) {
    const at = skipAdverbs(words, from + 1);
    const isObject = at >= words.length || JOINS.test(bare(words[at] ?? ""));
    return isObject ? -1 : at;
  }
  for (let at = from + 1; at < Math.min(words.length, from + SUBJECT_MOST); at += 1) {
    const word = bare(words[at] ?? "");
    if (JOINS.test(word) || RELATES.test(word) || ASIDE.test(word)) return -1;
    const isPlural = isTagged(bare(words[at - 1] ?? ""), "Plural");
    if (isVerb(words, at, "s") || (isPlural && isVerb(words, at, "base"))) return at;
    if ((words[at] ?? "").endsWith(",")) return -1;
  }
  return -1;
}

/**
 * Converts a predicate into a wish and into the past: "opens a bakery and sells only fish cake".
 */
export function conjugate(text: string): Predicate {
  const words = text.split(" ").filter((word) => word !== "");
  const wish: string[] = [];
  const past: string[] = [];
  const head = skipAdverbs(words, 0);
  const first = bare(words[head] ?? "");
  const like =
    /[^s]s$/.test(first) || HELPING.has(first)
      ? "s"
      : isTagged(`she ${first}`, "PastTense")
        ? "past"
        : "base";
  /** Remaining finite verbs, each marked as the subject's own or not. */
  const verbs = new Map<number, "own" | "other">([[head, "own"]]);
  let end = words.length;
  let wasTo = false;
  for (const [index, written] of words.entries()) {
    const word = bare(written);
    const role = verbs.get(index);
    if (role !== undefined) {
      const { infinitive, past: told } = formsOf(word);
      const comma = written.endsWith(",") ? "," : "";
      past.push(told + comma);
      const wished = role === "own" ? infinitive : told;
      if (wished !== "" && index < end) wish.push(wished + comma);
      wasTo = false;
      // For example "Everyone says it is too far."
      if (SAYS.test(word) && !RELATES.test(bare(words[index + 1] ?? ""))) {
        const verb = ownVerb(words, index + 1);
        if (verb > 0) verbs.set(verb, "other");
      }
      continue;
    }
    if (word === "to") wasTo = true;
    const next = skipAdverbs(words, index + 1);
    if (JOINS.test(word) && index > head) {
      // A clause about something impossible is left out of the wish.
      if (CANNOT.test(bare(words[next] ?? ""))) end = Math.min(end, index);
      if (isVerb(words, next, like) && !(like === "base" && wasTo)) verbs.set(next, "own");
      else if (like !== "base") {
        const verb = ownVerb(words, next);
        if (verb > 0) {
          verbs.set(verb, "other");
          end = Math.min(end, index);
        }
      }
    } else if (RELATES.test(word) && index > head) {
      const at = bare(words[next] ?? "");
      const verb =
        PRONOUN.test(at) || DETERMINER.test(at)
          ? ownVerb(words, next)
          : (["s", "past", "base"] as const).some((form) => isVerb(words, next, form))
            ? next
            : -1;
      if (verb > 0) verbs.set(verb, "other");
    } else if (ASIDE.test(word) && index > head) {
      const verb = ownVerb(words, next);
      if (verb > 0) {
        verbs.set(verb, "other");
        if (LOOSE.test(word)) end = Math.min(end, index);
      }
    }
    past.push(written);
    if (index < end) wish.push(written);
  }
  return { infinitive: wish.join(" ").replace(/[\s,]+$/, ""), past: past.join(" ") };
}
