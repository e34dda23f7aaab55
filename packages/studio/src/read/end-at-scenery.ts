import { LEXICON } from "./lexicon/lexicon.ts";
import type { Relation } from "./lexicon/relation-words.ts";
import { singularForms } from "./lexicon/singular-forms.ts";
import { type Phrase, wordsOf } from "./match-phrases.ts";
import type { Mention, Reading } from "./mention.ts";
import type { Open } from "./open-words.ts";
import { textOf } from "./phrase-roles.ts";
import { type collectQualities, hasByItself } from "./tell-qualities.ts";

/** What stands before a place or a piece of scenery. */
interface Before {
  readonly open: Open;
  /** The noun directly before it: "flower" in "a flower garden". */
  readonly noun: Mention | "missing" | undefined;
  readonly relation: Relation | undefined;
  /** The figure that the relation is about. */
  readonly actor: Mention | undefined;
}

/**
 * Ends the noun phrase of a place or of scenery, which places draw by themselves, and remembers a
 * single piece of scenery ("a bush"), because not every place has it.
 */
export function endAtScenery(
  reading: Reading,
  phrase: Phrase,
  { open, noun, relation, actor }: Before,
  qualities: ReturnType<typeof collectQualities>,
): void {
  const place = phrase.meaning?.place;
  const words = wordsOf(phrase);
  const thing = singularForms(textOf(phrase)).at(-1) ?? textOf(phrase);
  const colour = open.words.find((word) => LEXICON.get(word.toLowerCase())?.colour);
  if (colour !== undefined && !hasByItself(colour.toLowerCase(), place ?? thing))
    qualities.hold([colour]);
  if (place === undefined) {
    qualities.giveUp(words);
    if (open.single || open.count !== undefined)
      reading.scenery.push({ words, thing, relation, of: actor });
    return;
  }
  qualities.attachTo(words, words);
  // In "a flower garden" nobody is in the flower.
  if (typeof noun === "object" && noun.relation?.kind === "in") noun.relation = undefined;
}
