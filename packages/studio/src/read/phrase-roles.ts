import type { Action } from "../scene/scene-spec.ts";
import { infinitivesOf, isThirdPerson, isVerb } from "./lexicon/deeds.ts";
import { COMPANIES, DETERMINERS } from "./lexicon/function-words.ts";
import { LEXICON, type Meaning } from "./lexicon/lexicon.ts";
import { COUNT_WORDS } from "./lexicon/modifier-words.ts";
import { nearVerb } from "./lexicon/near-meaning.ts";
import { QUIET_WORDS } from "./lexicon/quiet-words.ts";
import { RELATION_WORDS } from "./lexicon/relation-words.ts";
import { isPlural, singularForms } from "./lexicon/singular-forms.ts";
import type { Phrase } from "./match-phrases.ts";
import { isAlive, type Mention } from "./mention.ts";

/** Returns a phrase's first word. */
export const textOf = (phrase: Phrase | undefined): string => phrase?.terms[0]?.text ?? "";

/** Returns true when a pause follows a phrase. */
export const pauses = ({ terms }: Phrase) => terms.some((term) => term.pause);

/** Returns true when a noun may follow, which the phrase describes. */
export const standsBeforeNoun = (phrase: Phrase, next: Phrase | undefined): boolean =>
  !pauses(phrase) &&
  next !== undefined &&
  (next.meaning === undefined
    ? next.terms[0]?.part !== "verb" &&
      !RELATION_WORDS.has(next.terms.map(({ text }) => text).join(" "))
    : next.meaning.action === undefined);

/** Returns true when a phrase names the kind of the noun after it: "team" in "team bus". */
export const namesKind = (phrase: Phrase, next: Phrase | undefined): boolean =>
  !pauses(phrase) &&
  next?.meaning?.action === undefined &&
  (next?.meaning?.subject !== undefined || next?.terms[0]?.part === "noun");

/** Returns true when the lexicon knows a word as more than a look ("a doctor sketches"). */
const isKnown = (word: string) =>
  singularForms(word).some((form) => {
    const { look, ...others } = LEXICON.get(form) ?? {};
    return Object.keys(others).length > 0;
  });

/** Returns true for a look that someone makes: "sketches", "doodles". */
const isLook = (word: string) =>
  word.endsWith("s") && LEXICON.get(word.replace(/e?s$/, "")) !== undefined;

/**
 * Returns true for a word that is what a single living thing before it does, rather than a noun it
 * forms a compound with: "a rabbit scampers"; "a girl gardens", because nobody says "a gardens".
 */
export function isDeedOf(before: Mention | "missing" | undefined, { terms }: Phrase): boolean {
  const [term] = terms;
  if (term === undefined || terms.length > 1 || before === undefined) return false;
  const alive = before === "missing" || (before.count === 1 && isAlive(before));
  const deed = isThirdPerson(term.text) || isLook(term.text);
  if (alive && deed && !isKnown(term.text)) return true;
  const single = before !== "missing" && before.single === true && isAlive(before);
  return single && isPlural(term.text) && isVerb(term.text) && !isWritten(term.text);
}

/** Returns true for a word whose deed or relation the lexicon knows. */
const isWritten = (word: string) =>
  RELATION_WORDS.has(word) || singularForms(word).some((form) => LEXICON.get(form)?.action);

/**
 * Returns true for a second deed of one living thing: "a boy is beside a pond and crouches". What
 * follows the doer at once is rather a second figure: "a spider and flies". `at` is its index.
 */
export function isSecondDeed(
  phrases: readonly Phrase[],
  at: number,
  doer: Mention | undefined,
): boolean {
  const [term, ...more] = phrases[at]?.terms ?? [];
  if (term === undefined || more.length > 0 || textOf(phrases[at - 1]) !== "and") return false;
  if (doer?.count !== 1 || !isAlive(doer) || !isThirdPerson(term.text)) return false;
  if (RELATION_WORDS.has(term.text)) return false;
  const known = singularForms(term.text).some((form) => LEXICON.get(form)?.subject !== undefined);
  return !known || phrases[at - 2]?.meaning?.subject !== doer.subject;
}

/** Returns the figure of which a sentence says something: the cook of "a cook is by a car and digs". */
export function subjectBefore(
  phrases: readonly Phrase[],
  at: number,
  clause: readonly Mention[],
): Mention | undefined {
  const is = phrases.slice(0, at).findLastIndex((phrase) => textOf(phrase) === "is");
  const noun = phrases[is - 1]?.terms.at(-1)?.written;
  if (noun === undefined) return undefined;
  return clause.findLast(({ words }) => words.split(" ").at(-1) === noun);
}

/** Returns what a verb form shows, itself or its nearest kin. */
export const deedOf = (word: string): Action | undefined =>
  infinitivesOf(word)
    .map((form) => LEXICON.get(form)?.action)
    .find((action) => action !== undefined) ?? nearVerb(word);

/** Filler that does something to a thing all the same: "opens a chest". */
const HANDLING: ReadonlySet<string> = new Set(
  "opening opens closing closes using uses helping helps finding finds taking takes".split(" "),
);

/** Returns true when a thing follows to which a verb does something: "brushes" in "brushes a dog". */
export const takesObject = (phrase: Phrase, next: Phrase | undefined): boolean =>
  !pauses(phrase) &&
  (!QUIET_WORDS.has(textOf(phrase)) || HANDLING.has(textOf(phrase))) &&
  (DETERMINERS.has(textOf(next)) ||
    COUNT_WORDS[textOf(next)] !== undefined ||
    next?.meaning?.subject !== undefined);

/** Returns true for a collective word that stands for people: "a choir", not "a choir of robots". */
export const standsForPeople = (
  phrase: Phrase,
  next: Phrase | undefined,
  subject: string,
  determined: boolean,
): boolean =>
  (phrase.meaning?.subject === subject || (determined && phrase.meaning?.subject === undefined)) &&
  textOf(next) !== "of" &&
  (COMPANIES.has(textOf(phrase)) || !namesKind(phrase, next));

/** Returns true for the sky that only says where a weather is: "lightning in the sky". */
export const isSkyOf = (before: Phrase | undefined, { place }: Meaning): boolean =>
  place === "sky-islands" && before?.meaning?.weather !== undefined;

/**
 * Returns true for a noun without a meaning, also when the tagger does not know it: what ends a
 * phrase after an article is one ("a fig").
 */
export const isUnknownNoun = (
  { terms: [term] }: Phrase,
  determined: boolean,
  beforeNoun: boolean,
): boolean =>
  term !== undefined &&
  (term.part === "noun" ||
    !/\p{Script=Latin}/u.test(term.text) ||
    (determined && !beforeNoun && term.part === "other" && !QUIET_WORDS.has(term.text)));
