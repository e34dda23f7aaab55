/** This share of an earlier prompt's words makes a later one a remix of it. */
export const KEPT_SHARE = 1 / 3;

/** Scripts that put no space between words: each sign counts as one. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}])+`, "gu");

/** Words that two prompts share by chance. */
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
 * Does a prompt still stem from the one it was remixed from? It does while a third of the earlier one's
 * words are in it, or while it says nothing but some of them.
 */
export function stemsFrom(prompt: string, earlier: string): boolean {
  if (prompt.trim() === earlier.trim()) return true;
  const now = wordsOf(prompt);
  const before = wordsOf(earlier);
  const kept = [...before].filter((word) => now.has(word)).length;
  return kept > 0 && (kept >= before.size * KEPT_SHARE || kept === now.size);
}
