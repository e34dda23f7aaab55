import { LEXICON } from "./lexicon.ts";
import { singularForms } from "./singular-forms.ts";

/** Minimum length; shorter words are too similar to each other: "goal" is not a misspelt goat. */
const SHORTEST = 5;
/** Minimum length for two edits. */
const LONG = 7;

/**
 * Edit distance between two words (insertions, deletions, substitutions, transpositions), at most
 * `limit` + 1 (Damerau–Levenshtein).
 */
function slips(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      line.push(least);
    }
    if (Math.min(...line) > limit) return limit + 1;
    before = last;
    last = line;
  }
  return last[b.length] ?? 0;
}

let candidates: readonly string[] | undefined;

/** Single words of subjects and places, which a typo would lose. */
function vocabulary(): readonly string[] {
  candidates ??= [...LEXICON]
    .filter(
      ([word, { subject, place }]) => (subject ?? place) !== undefined && /^[a-z]+$/.test(word),
    )
    .map(([word]) => word);
  return candidates;
}

/** Returns the lexicon word probably meant by a misspelt one; the first letter must match. */
export function nearestSpelling(written: string): string | undefined {
  for (const word of singularForms(written)) {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue;
    const limit = word.length >= LONG ? 2 : 1;
    let best: string | undefined;
    let least = limit + 1;
    for (const candidate of vocabulary()) {
      if (candidate[0] !== word[0] || candidate.length < SHORTEST - 1) continue;
      if (Math.abs(candidate.length - word.length) > limit) continue;
      const distance = slips(word, candidate, limit);
      if (distance > 0 && distance < least) {
        best = candidate;
        least = distance;
      }
    }
    if (best !== undefined) return best;
  }
  return undefined;
}
