import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { PARENTS, YOUNG } from "./lexicon/function-words.ts";
import { isPlural, singularForms } from "./lexicon/singular-forms.ts";
import { type Phrase, wordsOf } from "./match-phrases.ts";
import type { Mention, Reading } from "./mention.ts";

const ANIMAL_RIGS: ReadonlySet<string> = new Set(["toy", "beast", "pony", "hopper", "swimmer"]);

/**
 * Adds the young or the parent of an animal just named in a clause, "a bear and its cubs"; false
 * when there is none, or the phrase is neither.
 */
export function bringKin(reading: Reading, clause: readonly Mention[], phrase: Phrase): boolean {
  const animal = clause.findLast(({ subject }) => ANIMAL_RIGS.has(subjectOf(subject).rig));
  if (animal === undefined) return false;
  const text = phrase.terms[0]?.text ?? "";
  const alone = { ...animal, words: wordsOf(phrase), relation: undefined, wears: [] };
  if (YOUNG.has(singularForms(text).at(-1) ?? "")) {
    reading.mentions.push({ ...alone, count: isPlural(text) ? 2 : 1, size: animal.size * 0.5 });
    return true;
  }
  if (!PARENTS.has(text)) return false;
  reading.mentions.push({ ...alone, count: 1 });
  animal.size *= 0.5;
  return true;
}
