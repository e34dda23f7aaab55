import type { TimedWord } from "@kinora/contracts/story/story";

/** A word as displayed, with its punctuation. */
export interface Token {
  readonly text: string;
  /** True when a space precedes it. */
  readonly spaced: boolean;
  /** True when a line may begin with it. */
  readonly breakable: boolean;
  /** Seconds within the scene. */
  readonly start: number;
  readonly end: number;
}

/** Scripts written without spaces, where a line may break between any two words. */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** Seconds between a caption and the edges of its scene when there is no speech. */
const EDGE = 0.2;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Splits a text into words at its spaces, or by the Unicode word rules for scripts without spaces.
 */
function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(/\S+/gu)) {
    const [chunk] = match;
    const at = match.index;
    if (!DENSE.test(chunk)) spans.push({ from: at, to: at + chunk.length });
    else
      for (const { index, segment } of new Intl.Segmenter("zh", { granularity: "word" }).segment(
        chunk,
      ))
        spans.push({ from: at + index, to: at + index + segment.length });
  }
  return spans;
}

/** Divides the scene's duration among the words in proportion to their letters. */
function spread(text: string, seconds: number): TimedWord[] {
  const spans = spansOf(text);
  const weight = ({ from, to }: Span) => to - from + 1;
  const sum = spans.reduce((total, span) => total + weight(span), 0);
  const edge = Math.min(EDGE, seconds / 10);
  let at = edge;
  return spans.map((span) => {
    const start = at;
    at += ((seconds - 2 * edge) * weight(span)) / sum;
    return { ...span, text: text.slice(span.from, span.to), start, end: at };
  });
}

/**
 * Splits a caption into tokens, each a word with its adjoining punctuation. `words` are ranges in
 * `text` with their times; when empty, the words share the `seconds` of the scene.
 */
export function readTokens(text: string, words: readonly TimedWord[], seconds: number): Token[] {
  const timed = (words.length > 0 ? words : spread(text, seconds)).toSorted(
    (a, b) => a.from - b.from,
  );
  const starts = timed.map((word, index) => {
    const before = timed[index - 1];
    if (before === undefined) return 0;
    const gap = text.slice(before.to, word.from);
    const space = gap.search(/\s/u);
    return space === -1 ? word.from : before.to + space;
  });
  return timed.flatMap((word, index) => {
    const chunk = text.slice(starts[index], starts[index + 1] ?? text.length);
    const shown = chunk.trim().replace(/\s+/gu, " ");
    if (shown === "") return [];
    const spaced = index > 0 && /^\s/u.test(chunk);
    const dense = DENSE.test(shown[0] ?? "") || DENSE.test(timed[index - 1]?.text.at(-1) ?? "");
    return [{ text: shown, spaced, breakable: spaced || dense, start: word.start, end: word.end }];
  });
}
