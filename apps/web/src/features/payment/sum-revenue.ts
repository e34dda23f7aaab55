import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { SoldId } from "@kinora/contracts/payment/payment";
import type { Revenue, RevenueRow } from "@kinora/contracts/payment/revenue";

/** Figures that are counted, in the order of the table and the file. */
export const REVENUE_FIGURES = [
  ...["recurring", "holders", "started", "churned", "failed", "wonBack"],
  ...["payments", "paid", "fees", "refunds", "refunded", "disputes", "disputed", "net"],
] as const satisfies readonly (keyof RevenueRow)[];
export type RevenueFigure = (typeof REVENUE_FIGURES)[number];

export interface RevenueFilter {
  readonly currency: string;
  readonly store: StoreName | null;
  readonly product: SoldId | null;
}

export type MonthSums = Readonly<Record<RevenueFigure, number>> & { readonly month: string };

/** Sums the rows that are shown, month by month; months without any are zero. */
export function sumRevenue(
  { months, rows }: Pick<Revenue, "months" | "rows">,
  { currency, store, product }: RevenueFilter,
): MonthSums[] {
  const shown = rows.filter(
    (row) =>
      row.currency === currency &&
      (store === null || row.store === store) &&
      (product === null || row.product === product),
  );
  return months.map((month) => {
    const ofMonth = shown.filter((row) => row.month === month);
    const sum = (figure: RevenueFigure) => ofMonth.reduce((all, row) => all + row[figure], 0);
    const sums = Object.fromEntries(REVENUE_FIGURES.map((figure) => [figure, sum(figure)]));
    return { ...(sums as Record<RevenueFigure, number>), month };
  });
}

/** Every row as a line of its own, with the names of the wire and money in the smallest unit. */
export function writeRevenueCsv({ rows }: Pick<Revenue, "rows">): string {
  const names = ["month", "store", "product", "currency", ...REVENUE_FIGURES] as const;
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return [...lines.map((line) => line.join(",")), ""].join("\r\n");
}
