import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type { TransparencyMonth } from "@kinora/contracts/moderation/transparency";
import { csvText } from "../../ui/csv-text.ts";

const COUNTS = [
  ...["upheld", "dismissed", "medianHours", "restricted", "shown", "refused"],
  ...[
    "profiles",
    "boards",
    "comments",
    "collections",
    "appeals",
    "reversals",
    "suspensions",
    "automatic",
  ],
] as readonly (keyof Omit<TransparencyMonth, "reports" | "month">)[];

/**
 * Writes one line per month below a header line, as in RFC 4180. Column names are those of the
 * wire; values are numbers.
 */
export function writeTransparencyCsv(months: readonly TransparencyMonth[]): string {
  const names = ["month", ...FLAG_REASONS.map((reason) => `reports_${reason}`), ...COUNTS];
  const lines = months.map((month) => [
    month.month,
    ...FLAG_REASONS.map((reason) => month.reports[reason]),
    ...COUNTS.map((name) => month[name] ?? ""),
  ]);
  return csvText([names, ...lines]);
}
