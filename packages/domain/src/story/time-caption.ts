import type { TimedWord } from "@kinora/contracts/story/story";

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

type Place = Pick<TimedWord, "text" | "from" | "to">;

/**
 * Splits a text into words with their positions: at spaces, or by a word segmenter for scripts
 * without spaces.
 */
export function wordsOf(text: string): Place[] {
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: run, index }) => {
    if (!DENSE.test(run)) return [{ text: run, from: index, to: index + run.length }];
    const words: Place[] = [];
    for (const { segment, index: at, isWordLike } of segmenter.segment(run)) {
      const last = words.at(-1);
      const to = index + at + segment.length;
      // Punctuation stays with the preceding word.
      if (!isWordLike && last) words[words.length - 1] = { ...last, text: last.text + segment, to };
      else words.push({ text: segment, from: index + at, to });
    }
    return words;
  });
}

/** Distributes the words of a text over a time span in proportion to their lengths. */
export function spreadWords(text: string, start: number, end: number): TimedWord[] {
  const words = wordsOf(text);
  const weights = words.map(({ text: word }) => Array.from(word).length + 1);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  return words.map((word, index) => {
    const from = start + ((end - start) * passed) / whole;
    passed += weights[index] ?? 0;
    return { ...word, start: from, end: start + ((end - start) * passed) / whole };
  });
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Times a caption by the spoken words: matching words get their spoken times, in order, and the
 * words between them are distributed over the gaps.
 *
 * @param sceneEnd in seconds, on the same scale as the words
 */
export function timeCaption(
  caption: string,
  spoken: readonly TimedWord[],
  sceneEnd: number,
): TimedWord[] {
  const first = spoken[0];
  const last = spoken.at(-1);
  if (!first || !last) return [];
  const words = wordsOf(caption);
  const pairs = commonWords(
    words.map(({ text }) => plain(text)),
    spoken.map(({ text }) => plain(text)),
  );
  const timed: TimedWord[] = [];
  let done = 0;
  let moment = first.start;
  const fill = (until: number, end: number) => {
    const gap = words.slice(done, until);
    const from = gap[0]?.from ?? 0;
    const text = caption.slice(from, gap.at(-1)?.to ?? from);
    for (const [index, word] of spreadWords(text, moment, Math.max(moment, end)).entries()) {
      timed.push({ ...word, ...gap[index] });
    }
  };
  for (const [mine, theirs] of pairs) {
    const word = words[mine];
    const said = spoken[theirs];
    if (!word || !said) continue;
    fill(mine, said.start);
    timed.push({ ...word, start: said.start, end: said.end });
    done = mine + 1;
    moment = said.end;
  }
  // Words after the last match are distributed over the rest.
  fill(words.length, moment < last.end ? last.end : sceneEnd);
  return timed;
}

/**
 * Returns the longest common subsequence as pairs of indexes. Scene texts are short enough for the
 * quadratic algorithm.
 */
function commonWords(mine: readonly string[], theirs: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: mine.length + 1 }, () =>
    new Array<number>(theirs.length + 1).fill(0),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const same = (row: number, column: number) => mine[row] !== "" && mine[row] === theirs[column];
  for (let row = mine.length - 1; row >= 0; row -= 1) {
    for (let column = theirs.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (!line) continue;
      line[column] = same(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < mine.length && column < theirs.length; ) {
    if (same(row, column)) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
