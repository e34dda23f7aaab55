import type { DrawnChart } from "@kinora/contracts/stat/stat";
import { csvText } from "../../ui/csv-text.ts";

/**
 * Writes one line per point, then the totals of this range and the previous one. Names are those of
 * the wire, values plain numbers.
 */
export function writeChartCsv({ series }: DrawnChart, points: readonly string[]): string {
  return csvText([
    ["from", ...series.map(({ title, name }) => title ?? name)],
    ...points.map((point, at) => [point, ...series.map(({ values }) => values[at] ?? null)]),
    ["range", ...series.map(({ total }) => total)],
    ["before", ...series.map(({ before }) => before)],
  ]);
}
