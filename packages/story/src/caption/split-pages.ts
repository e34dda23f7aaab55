import type { Token } from "./caption-tokens.ts";

/** What is shown at one time: one or two lines. */
export interface Page {
  readonly lines: readonly (readonly Token[])[];
  /** Seconds within the scene, from the first to the last moment it is shown. */
  readonly start: number;
  readonly end: number;
}

export interface PageRules {
  /** Maximum line width. */
  readonly width: number;
  readonly lines: 1 | 2;
  /** Returns the width of a text, in the same unit. */
  readonly measure: (text: string) => number;
}

const MOST_TOKENS = { 1: 5, 2: 16 } as const;
const SENTENCE_END = /[.!?…。！？؟۔।]["'”’»」』)\]]*$/u;
const CLAUSE_END = /[,;:–—،、，；：]["'”’»」』)\]]*$/u;
/**
 * In seconds: a page shorter than SHORT is hard to read; a pause longer than SILENCE separates
 * pages.
 */
const SHORT = 0.9;
const SILENCE = 0.7;
/**
 * In seconds: a page appears shortly before its first word and stays for a while after its last.
 */
const LEAD = 0.12;
const STAY = 0.6;

/** Joins the text of a line with its original spacing. */
export const lineText = (tokens: readonly Token[]) =>
  tokens.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join("");

/** Finds the best way to set tokens on the available lines; null when they do not fit. */
function setLines(tokens: readonly Token[], rules: PageRules): (readonly Token[])[] | null {
  const wide = (part: readonly Token[]) => rules.measure(lineText(part));
  if (wide(tokens) <= rules.width) return [tokens];
  if (rules.lines === 1) return null;
  let best: { readonly lines: (readonly Token[])[]; readonly price: number } | null = null;
  for (let at = 1; at < tokens.length; at += 1) {
    if (tokens[at]?.breakable !== true) continue;
    const lines = [tokens.slice(0, at), tokens.slice(at)];
    const [upper = 0, lower = 0] = lines.map(wide);
    if (upper > rules.width || lower > rules.width) continue;
    // Prefers lines of equal width and a break after a comma.
    const tidy = CLAUSE_END.test(tokens[at - 1]?.text ?? "") ? rules.width * 0.2 : 0;
    const price = Math.abs(upper - lower) - tidy;
    if (best === null || price < best.price) best = { lines, price };
  }
  return best?.lines ?? null;
}

/** Cost of showing these tokens together and stopping after them. */
function priceOf(tokens: readonly Token[], isLast: boolean): number {
  const last = tokens.at(-1);
  const first = tokens[0];
  if (first === undefined || last === undefined) return 0;
  const inner = tokens.slice(0, -1);
  const end = SENTENCE_END.test(last.text) || isLast ? 0 : CLAUSE_END.test(last.text) ? 0.25 : 1.2;
  const swallowed = inner.filter(({ text }) => SENTENCE_END.test(text)).length * 1.5;
  const pauses = inner.filter(
    (token, index) => (tokens[index + 1]?.start ?? 0) - token.end > SILENCE,
  );
  const hurried = Math.max(0, SHORT - (last.end - first.start)) * 2;
  const lonely = tokens.length === 1 ? 0.6 : 0;
  return 0.7 + end + swallowed + pauses.length * 2 + hurried + lonely;
}

/** Splits a word too wide for a line into equal parts, so that a full stop is never shown alone. */
function splitToken(token: Token, rules: PageRules): Token[] {
  if (rules.measure(token.text) <= rules.width) return [token];
  const letters = [
    ...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(token.text),
  ].map(({ segment }) => segment);
  let parts = divide(letters, 1);
  for (let count = 2; count <= letters.length; count += 1) {
    parts = divide(letters, count);
    if (parts.every((part) => rules.measure(part) <= rules.width)) break;
  }
  const step = (token.end - token.start) / parts.length;
  return parts.map((text, index) => ({
    text,
    spaced: index === 0 && token.spaced,
    breakable: index > 0 || token.breakable,
    start: token.start + step * index,
    end: token.start + step * (index + 1),
  }));
}

function divide(letters: readonly string[], count: number): string[] {
  const edge = (index: number) => Math.round((letters.length * index) / count);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(edge(index), edge(index + 1)).join(""),
  );
}

/**
 * Divides a caption into pages of one or two lines that fit, each ending at a pause in the language
 * where possible. Finds the division with the lowest cost by dynamic programming over the possible
 * page ends.
 */
export function splitPages(spoken: readonly Token[], rules: PageRules): Page[] {
  const tokens = spoken.flatMap((token) => splitToken(token, rules));
  const count = tokens.length;
  const best: { price: number; from: number; lines: readonly (readonly Token[])[] }[] = [];
  for (let end = 1; end <= count; end += 1) {
    for (let from = Math.max(0, end - MOST_TOKENS[rules.lines]); from < end; from += 1) {
      // A page begins inside a word only when nothing else fits.
      const torn = from > 0 && tokens[from]?.breakable === false ? 4 : 0;
      const before = from === 0 ? 0 : best[from]?.price;
      const part = tokens.slice(from, end);
      const lines = before === undefined ? null : setLines(part, rules);
      if (lines === null || before === undefined) continue;
      const price = before + priceOf(part, end === count) + torn;
      if (price < (best[end]?.price ?? Number.POSITIVE_INFINITY))
        best[end] = { price, from, lines };
    }
  }
  const chosen: (readonly (readonly Token[])[])[] = [];
  for (let at = count; at > 0; ) {
    const page = best[at];
    if (page === undefined) break;
    chosen.unshift(page.lines);
    at = page.from;
  }
  return timePages(chosen);
}

function timePages(pages: readonly (readonly (readonly Token[])[])[]): Page[] {
  const starts = pages.map((lines) => Math.max(0, (lines[0]?.[0]?.start ?? 0) - LEAD));
  return pages.map((lines, index) => {
    const spokenUntil = lines.at(-1)?.at(-1)?.end ?? 0;
    const start = starts[index] ?? 0;
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return { lines, start, end: Math.max(start, Math.min(next, spokenUntil + STAY)) };
  });
}
