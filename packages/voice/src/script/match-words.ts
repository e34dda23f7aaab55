/** Returns the minimum edits between two words, as a share of the longer one. */
export function difference(one: string, other: string): number {
  if (one === other) return 0;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return (row[other.length] ?? 0) / Math.max(one.length, other.length);
}

export interface Matched {
  /** Index of the heard word for each word of the script; −1 when there is none. */
  readonly pairs: readonly number[];
  /** Number of words omitted, inserted or heard differently. */
  readonly errors: number;
}

/** Aligns the words of a script with those heard, in order, with the fewest differences. */
export function matchWords(script: readonly string[], heard: readonly string[]): Matched {
  const width = heard.length + 1;
  const costs = new Float64Array((script.length + 1) * width);
  const steps = new Uint8Array(costs.length);
  for (let row = 0; row <= script.length; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      if (row === 0 || column === 0) {
        costs[cell] = row + column;
        steps[cell] = row === 0 ? 2 : 1;
        continue;
      }
      // Spelling distinguishes similar words; entirely different ones cost as much as one error.
      const unlike = difference(script[row - 1] ?? "", heard[column - 1] ?? "");
      const pair = (costs[cell - width - 1] ?? 0) + (unlike === 0 ? 0 : 0.5 + unlike / 2);
      const skip = (costs[cell - width] ?? 0) + 1;
      const extra = (costs[cell - 1] ?? 0) + 1;
      costs[cell] = Math.min(pair, skip, extra);
      steps[cell] = pair <= skip && pair <= extra ? 0 : skip <= extra ? 1 : 2;
    }
  }
  const pairs = new Array<number>(script.length).fill(-1);
  let errors = 0;
  for (let row = script.length, column = heard.length; row > 0 || column > 0; ) {
    const step = steps[row * width + column] ?? 0;
    if (step === 0) {
      pairs[row - 1] = column - 1;
      if (script[row - 1] !== heard[column - 1]) errors += 1;
    } else errors += 1;
    if (step !== 2) row -= 1;
    if (step !== 1) column -= 1;
  }
  return { pairs, errors };
}
