import type { Curve } from "./fit-strengths.ts";

/**
 * Returns the variances of the strengths: the diagonal of the inverse of the information matrix, by
 * Cholesky's decomposition.
 *
 * @param isCentred for strengths with a mean of 0 and no prior, of which the matrix has no inverse
 * but a generalised one
 */
export function variancesOf(curve: Curve, isCentred = false): Float64Array {
  const size = curve.own.length;
  const spread = isCentred ? 1 / size : 0;
  const rows = lowerOf(curve, spread);
  decompose(rows);
  const variances = inverseDiagonal(rows);
  return variances.map((each) => each - spread);
}

const at = (values: Float64Array | Int32Array | undefined, place: number): number =>
  values?.[place] ?? 0;

function lowerOf({ one, other, weights, own }: Curve, spread: number): Float64Array[] {
  const rows = Array.from(own, (prior, n) => {
    const row = new Float64Array(n + 1).fill(spread);
    row[n] = prior + spread;
    return row;
  });
  const add = (row: number, column: number, weight: number) => {
    const values = rows[row];
    if (values) values[column] = at(values, column) + weight;
  };
  for (let n = 0; n < one.length; n += 1) {
    const [a, b, weight] = [at(one, n), at(other, n), at(weights, n)];
    add(a, a, weight);
    add(b, b, weight);
    add(Math.max(a, b), Math.min(a, b), -weight);
  }
  return rows;
}

/** Replaces the matrix by its factor. */
function decompose(rows: readonly Float64Array[]): void {
  for (const [n, row] of rows.entries())
    for (let column = 0; column <= n; column += 1) {
      const upper = rows[column] ?? row;
      let rest = at(row, column);
      for (let k = 0; k < column; k += 1) rest -= (row[k] as number) * (upper[k] as number);
      row[column] = column === n ? Math.sqrt(rest) : rest / at(upper, column);
    }
}

/** Solves for each column of the factor's inverse, whose squares sum up to the diagonal. */
function inverseDiagonal(rows: readonly Float64Array[]): Float64Array {
  const size = rows.length;
  const diagonal = new Float64Array(size);
  const column = new Float64Array(size);
  for (let start = 0; start < size; start += 1) {
    let squares = 0;
    for (let n = start; n < size; n += 1) {
      const row = rows[n] as Float64Array;
      let rest = n === start ? 1 : 0;
      for (let k = start; k < n; k += 1) rest -= (row[k] as number) * (column[k] as number);
      const solved = rest / (row[n] as number);
      column[n] = solved;
      squares += solved * solved;
    }
    diagonal[start] = squares;
  }
  return diagonal;
}
