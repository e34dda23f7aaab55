import type { CampaignMemory } from "./campaign-record.ts";

/** Words that say nothing of what a story is about. */
const EMPTY = new Set(
  (
    "a about after all an and are as at be been before but by for from had has have he her him his how i in into is it " +
    "its me my no not of on one or our out over she so some story than that the their them then there they this to " +
    "told under up very was we were what when where which who will with you your"
  ).split(" "),
);
const LETTERS = 3;
const ENDINGS = ["ings", "ing", "edly", "ed", "ies", "es", "s", "ly"];

/** Cuts the commonest English endings: "foxes" and "fox" are one word here. */
function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= LETTERS);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Returns the stems of the words of a text that carry meaning, sorted. */
export function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(words.filter((word) => word.length >= LETTERS && !EMPTY.has(word)).map(stemOf)),
  ].toSorted();
}

/**
 * Returns what a story is remembered by.
 *
 * @param brief what all of them are about, which makes none of them alike
 */
export const memoryOf = (text: string, cast: readonly string[], brief = ""): CampaignMemory => ({
  words: wordsBeside(text, new Set(wordsOf(brief))),
  cast: [...new Set(cast.map((name) => name.trim().toLowerCase()))].toSorted(),
});

const wordsBeside = (text: string, left: ReadonlySet<string>): readonly string[] =>
  wordsOf(text).filter((word) => !left.has(word));

/** Share of what either has that both have (Jaccard's index); 0 when one has nothing. */
function overlap(one: readonly string[], other: readonly string[]): number {
  const both = one.filter((word) => other.includes(word)).length;
  const either = one.length + other.length - both;
  return both === 0 ? 0 : both / either;
}

/** What the cast counts beside the words: a campaign may well have one hero. */
const CAST = 0.3;

/** Returns how alike two stories are: 0 for nothing in common, 1 for the same words and cast. */
export function similarity(one: CampaignMemory, other: CampaignMemory): number {
  const words = overlap(one.words, other.words);
  if (one.cast.length === 0 || other.cast.length === 0) return words;
  return words * (1 - CAST) + overlap(one.cast, other.cast) * CAST;
}

/** From here on a story is a repetition. */
export const TOO_SIMILAR = 0.6;

/** Returns the greatest likeness to any of these. */
export const likeness = (memory: CampaignMemory, others: readonly CampaignMemory[]): number =>
  others.reduce((most, other) => Math.max(most, similarity(memory, other)), 0);

/**
 * Returns how much of an idea was told before: the share of its words that one of these has, 0 to 1.
 * Stories have many words that no idea has, so that likeness would hardly tell ideas apart.
 */
export const toldBefore = ({ words }: CampaignMemory, stories: readonly CampaignMemory[]): number =>
  stories.reduce((most, told) => Math.max(most, shareOf(words, new Set(told.words))), 0);

const shareOf = (words: readonly string[], told: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => told.has(word)).length / words.length;
