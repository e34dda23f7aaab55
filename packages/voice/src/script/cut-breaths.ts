import type { Mark } from "./read-script.ts";

/** The properties of a word that matter for cutting. */
interface Cuttable {
  readonly mark: Mark;
  readonly ends: boolean;
  readonly sounds: readonly string[];
}

/**
 * A sentence with fewer sounds than this is joined with its neighbour, because it sounds clipped
 * alone.
 */
const SHORT = 28;

/** Returns the number of sounds of a row of words, each with a punctuation mark and a blank. */
const lengthOf = (words: readonly Cuttable[]) =>
  words.reduce((sum, { sounds, mark }) => sum + sounds.length + 1 + mark.length, 0);

const endsSentence = ({ mark, ends }: Cuttable) => ends || /[.!?…]/.test(mark);

/** Rates the place after this word as a place to breathe. */
function worth({ mark, ends }: Cuttable): number {
  if (ends) return 5;
  if (/[.!?…]/.test(mark)) return 4;
  if (/[;:—]/.test(mark)) return 3;
  return mark === "," ? 2 : 1;
}

/**
 * Splits a row of words where a reader would breathe, close to its middle; null for a single word.
 */
export function halve<Word extends Cuttable>(words: readonly Word[]): [Word[], Word[]] | null {
  if (words.length < 2) return null;
  const whole = lengthOf(words);
  let [best, at] = [Number.NEGATIVE_INFINITY, 1];
  let passed = 0;
  for (const [index, word] of words.slice(0, -1).entries()) {
    passed += lengthOf([word]);
    const aside = Math.abs(passed / whole - 0.5);
    // A strong mark far from the middle is worth less than a weaker one near it.
    const score = worth(word) - aside * 6;
    if (score > best) [best, at] = [score, index + 1];
  }
  return [words.slice(0, at), words.slice(at)];
}

/**
 * Splits words into breaths of at most `longest` sounds: by sentence, joining short ones and
 * splitting long ones at clauses.
 */
export function cutBreaths<Word extends Cuttable>(
  words: readonly Word[],
  longest: number,
): Word[][] {
  const sentences: Word[][] = [[]];
  for (const word of words) {
    sentences.at(-1)?.push(word);
    if (endsSentence(word)) sentences.push([]);
  }
  const breaths: Word[][] = [];
  for (const sentence of sentences) {
    if (sentence.length === 0) continue;
    const before = breaths.at(-1);
    const short = before && (lengthOf(before) < SHORT || lengthOf(sentence) < SHORT);
    const joins = short && !before.at(-1)?.ends && lengthOf(before) + lengthOf(sentence) <= longest;
    if (joins) before.push(...sentence);
    else breaths.push(...shorten(sentence, longest));
  }
  return breaths;
}

function shorten<Word extends Cuttable>(words: Word[], longest: number): Word[][] {
  const halves = lengthOf(words) > longest ? halve(words) : null;
  return halves ? halves.flatMap((half) => shorten(half, longest)) : [words];
}
