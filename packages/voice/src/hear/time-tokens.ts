/** Number of columns over which attention is smoothed. */
const SMOOTH = 7;

function standardize(rows: readonly Float32Array[], columns: number): Float32Array[] {
  const scaled = rows.map(() => new Float32Array(columns));
  for (let column = 0; column < columns; column += 1) {
    let [sum, squares] = [0, 0];
    for (const row of rows) {
      const value = row[column] ?? 0;
      sum += value;
      squares += value * value;
    }
    const mean = sum / rows.length;
    const spread = Math.sqrt(Math.max(squares / rows.length - mean * mean, 1e-12));
    for (const [index, row] of rows.entries()) {
      const target = scaled[index];
      if (target) target[column] = ((row[column] ?? 0) - mean) / spread;
    }
  }
  return scaled;
}

function medianFilter(row: Float32Array): Float32Array {
  const reach = SMOOTH >> 1;
  return row.map((_, at) => {
    const near = Array.from({ length: SMOOTH }, (_, offset) => {
      const place = Math.abs(at + offset - reach);
      return row[place < row.length ? place : 2 * (row.length - 1) - place] ?? 0;
    });
    return near.sort((a, b) => a - b)[reach] ?? 0;
  });
}

/**
 * Returns the column at which each token begins, from the attention of the heads that follow the
 * sound: standardised, smoothed, then the cheapest monotonic path (dynamic time warping, as in
 * openai/whisper, timing.py).
 *
 * @param heads for each head, one row of attention per token over columns of 20 ms
 */
export function timeTokens(heads: readonly (readonly Float32Array[])[], columns: number): number[] {
  const rows = heads[0]?.length ?? 0;
  const matrix = Array.from({ length: rows }, () => new Float32Array(columns));
  for (const head of heads) {
    for (const [index, row] of standardize(head, columns).entries()) {
      const smooth = medianFilter(row);
      const target = matrix[index];
      if (!target) continue;
      for (let at = 0; at < columns; at += 1) target[at] = (target[at] ?? 0) + (smooth[at] ?? 0);
    }
  }
  const width = columns + 1;
  const costs = new Float64Array((rows + 1) * width).fill(Number.POSITIVE_INFINITY);
  const steps = new Uint8Array(costs.length);
  costs[0] = 0;
  for (let row = 1; row <= rows; row += 1) {
    for (let column = 1; column <= columns; column += 1) {
      const cell = row * width + column;
      const ways = [costs[cell - width - 1] ?? 0, costs[cell - width] ?? 0, costs[cell - 1] ?? 0];
      const least = Math.min(...ways);
      steps[cell] = ways.indexOf(least);
      costs[cell] = least - (matrix[row - 1]?.[column - 1] ?? 0);
    }
  }
  const starts = new Array<number>(rows).fill(0);
  for (let row = rows, column = columns; row > 0 && column > 0; ) {
    starts[row - 1] = column - 1;
    const step = steps[row * width + column] ?? 0;
    if (step !== 2) row -= 1;
    if (step !== 1) column -= 1;
  }
  return starts;
}
