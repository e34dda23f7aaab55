import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { isThirdPerson } from "./lexicon/deeds.ts";
import { LEXICON } from "./lexicon/lexicon.ts";
import { RELATION_WORDS } from "./lexicon/relation-words.ts";
import { singularForms } from "./lexicon/singular-forms.ts";
import type { Phrase } from "./match-phrases.ts";
import type { Mention } from "./mention.ts";

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
  !pauses(phrase) && (next?.meaning?.subject !== undefined || next?.terms[0]?.part === "noun");

const LIFELESS: ReadonlySet<string> = new Set(["prop", "plant", "sign"]);

/**
 * Returns true for an unknown word that is what a single living thing before it does, rather than
 * a noun it forms a compound with: "a rabbit scampers".
 */
export function isDeedOf(before: Mention | "missing" | undefined, { terms }: Phrase): boolean {
  const [term] = terms;
  if (term === undefined || terms.length > 1 || before === undefined) return false;
  const alive =
    before === "missing" || (before.count === 1 && !LIFELESS.has(subjectOf(before.subject).rig));
  const known = singularForms(term.text).some((form) => LEXICON.has(form));
  return alive && !known && isThirdPerson(term.text);
}
