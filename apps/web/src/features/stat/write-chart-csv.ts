import type { DrawnChart } from "@kinora/contracts/stat/stat";

/** Quotes a field where RFC 4180 requires it. */
const field = (value: string | number | null) => {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Writes one line per point, then the totals of this range and the previous one. Names are those of
 * the wire, values plain numbers.
 */
export function writeChartCsv({ series }: DrawnChart, points: readonly string[]): string {
  const lines = [
    ["from", ...series.map(({ title, name }) => title ?? name)],
    ...points.map((point, at) => [point, ...series.map(({ values }) => values[at] ?? null)]),
    ["range", ...series.map(({ total }) => total)],
    ["before", ...series.map(({ before }) => before)],
  ];
  return [...lines.map((line) => line.map(field).join(",")), ""].join("\r\n");
}
