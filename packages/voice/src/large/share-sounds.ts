/** Cost in edits of a word boundary within one of eSpeak's groups. */
const TORN = 0.6;

/**
 * Returns the minimum edits from `one` to each prefix of `other`, the empty one first
 * (Levenshtein).
 */
function distances(one: string, other: string): readonly number[] {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row;
}

/**
 * Distributes the sounds of a phrase among its words. In a phrase, eSpeak merges words ("for the"
 * is one group) and weakens them, so all cuts are compared and the one is chosen whose parts best
 * match the words spoken alone (dynamic programming over word and position).
 *
 * @param groups sounds of the phrase as grouped by eSpeak
 * @param alone sounds of each word spoken alone
 * @returns one row of sounds per word, or the sounds of the words alone when the phrase cannot be
 * split
 */
export function shareSounds(
  groups: readonly string[],
  alone: readonly string[],
): readonly string[] {
  const stream = groups.join("");
  const ends = new Set<number>();
  let reached = 0;
  for (const group of groups) {
    reached += group.length;
    ends.add(reached);
  }
  const length = stream.length;
  if (length < alone.length) return alone;
  const width = length + 1;
  const off = Math.abs(length - alone.join("").length);
  const costs = new Float64Array((alone.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(costs.length);
  costs[0] = 0;
  for (const [index, word] of alone.entries()) {
    // A stretch much longer or shorter than the word spoken alone is never the best.
    const slack = 4 + Math.ceil(word.length / 2) + off;
    for (let start = index; start < length; start += 1) {
      const before = costs[index * width + start] ?? Number.POSITIVE_INFINITY;
      if (before === Number.POSITIVE_INFINITY) continue;
      const shortest = Math.max(1, word.length - slack);
      const longest = Math.min(length - start, word.length + slack);
      // Computes all ends at once, because separately, two words of three hundred letters would
      // take a minute.
      const edits = distances(word, stream.slice(start, start + longest));
      for (let size = shortest; size <= longest; size += 1) {
        const end = start + size;
        const torn = ends.has(end) ? 0 : TORN;
        const cost = before + (edits[size] ?? 0) + torn;
        const cell = (index + 1) * width + end;
        if (cost >= (costs[cell] ?? 0)) continue;
        costs[cell] = cost;
        from[cell] = start;
      }
    }
  }
  if (costs[alone.length * width + length] === Number.POSITIVE_INFINITY) {
    return alone;
  }
  const shares: string[] = [];
  for (let word = alone.length, end = length; word > 0; word -= 1) {
    const start = from[word * width + end] ?? 0;
    shares.unshift(stream.slice(start, end));
    end = start;
  }
  return shares;
}
