import type { Folding } from "./stat-metrics.ts";
import type { StatRow } from "./stat-reader.ts";
import { quantile } from "./time-buckets.ts";

const sum = (rows: readonly StatRow[]) => rows.reduce((total, row) => total + row.sum, 0);

/** Folds rows of the same days into one value; null when there is no data. */
export function foldRows(rows: readonly StatRow[], folding: Folding): number | null {
  switch (folding) {
    case "sum":
    case "running":
      return sum(rows);
    case "last":
      return lastOf(rows);
    case "peak":
      return rows.length === 0 ? null : Math.max(...rows.map(({ peak }) => peak));
    case "share":
      return failing(rows);
    case "median":
      return quantile(countsOf(rows), 0.5);
    case "p95":
      return quantile(countsOf(rows), 0.95);
  }
}

function lastOf(rows: readonly StatRow[]): number | null {
  const known = rows.flatMap(({ last }) => last ?? []);
  return known.length === 0 ? null : known.reduce((total, one) => total + one, 0);
}

/**
 * Returns the failure rate among delivered and failed. Cancelled and refused orders say nothing
 * about an engine.
 */
function failing(rows: readonly StatRow[]): number | null {
  const of = (part: string) => rows.reduce((total, { parts }) => total + (parts[part] ?? 0), 0);
  const [failed, delivered] = [of("failed"), of("delivered")];
  return failed + delivered === 0 ? null : failed / (failed + delivered);
}

function countsOf(rows: readonly StatRow[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { parts } of rows)
    for (const [part, count] of Object.entries(parts))
      counts.set(Number(part), (counts.get(Number(part)) ?? 0) + count);
  return counts;
}
