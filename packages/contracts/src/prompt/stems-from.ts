/** Minimum share of an earlier prompt's words that makes a later prompt a remix of it. */
export const KEPT_SHARE = 1 / 3;

/** Scripts without spaces between words: each character counts as a word. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const WORD = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}])+`, "gu");

/** Stop words, which two prompts share by chance. */
const SMALL = new Set(
  "a an the and or of in on at by to for from with without over under is are it its into".split(
    " ",
  ),
);

function wordsOf(prompt: string): Set<string> {
  const all = prompt.normalize("NFKC").toLowerCase().match(WORD) ?? [];
  const telling = all.filter((word) => !SMALL.has(word));
  return new Set(telling.length > 0 ? telling : all);
}

/**
 * True when a prompt still stems from the one it was remixed from: when it has at least a third of
 * that prompt's words, or consists only of some of them.
 */
export function stemsFrom(prompt: string, earlier: string): boolean {
  if (prompt.trim() === earlier.trim()) return true;
  const now = wordsOf(prompt);
  const before = wordsOf(earlier);
  const kept = [...before].filter((word) => now.has(word)).length;
  return kept > 0 && (kept >= before.size * KEPT_SHARE || kept === now.size);
}
