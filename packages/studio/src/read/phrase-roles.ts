import { isThirdPerson } from "./lexicon/deeds.ts";
import { LEXICON, type Meaning } from "./lexicon/lexicon.ts";
import { RELATION_WORDS } from "./lexicon/relation-words.ts";
import { singularForms } from "./lexicon/singular-forms.ts";
import type { Phrase } from "./match-phrases.ts";
import { isAlive, type Mention } from "./mention.ts";

/** Returns a phrase's first word. */
export const textOf = (phrase: Phrase | undefined): string => phrase?.terms[0]?.text ?? "";

const pauses = ({ terms }: Phrase) => terms.some((term) => term.pause);

/** Returns true when a noun may follow, which the phrase describes. */
export const standsBeforeNoun = (phrase: Phrase, next: Phrase | undefined): boolean =>
  !pauses(phrase) &&
  next !== undefined &&
  (next.meaning === undefined
    ? next.terms[0]?.part !== "verb" && !RELATION_WORDS.has(textOf(next))
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
 * Returns true for an unknown word that is what a single living thing before it does, rather than
 * a noun it forms a compound with: "a rabbit scampers".
 */
export function isDeedOf(before: Mention | "missing" | undefined, { terms }: Phrase): boolean {
  const [term] = terms;
  if (term === undefined || terms.length > 1 || before === undefined) return false;
  const alive = before === "missing" || (before.count === 1 && isAlive(before));
  const deed = isThirdPerson(term.text) || isLook(term.text);
  return alive && deed && !isKnown(term.text);
}

/** Returns true for the sky that only says where a weather is: "lightning in the sky". */
export const isSkyOf = (before: Phrase | undefined, { place }: Meaning): boolean =>
  place === "sky-islands" && before?.meaning?.weather !== undefined;
