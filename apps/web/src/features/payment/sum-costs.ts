import type { CostRow, Costs } from "@kinora/contracts/payment/costs";
import { csvText } from "../../ui/csv-text.ts";

const FIGURES = [
  ...["orders", "delivered", "failed", "unknown", "cost", "unknownCost"],
  ...["gems", "givenGems", "income"],
] as const satisfies readonly (keyof CostRow)[];

/** Sums of rows; money in millionths of a US dollar. */
export type CostSums = Readonly<Record<(typeof FIGURES)[number], number>> & {
  readonly margin: number;
};

export type ModelCosts = CostSums & Pick<CostRow, "service" | "model">;

export function sumCosts(rows: readonly CostRow[]): CostSums {
  const sum = (figure: (typeof FIGURES)[number]) => rows.reduce((all, row) => all + row[figure], 0);
  const sums = Object.fromEntries(FIGURES.map((figure) => [figure, sum(figure)]));
  return {
    ...(sums as Record<(typeof FIGURES)[number], number>),
    margin: sum("income") - sum("cost"),
  };
}

/** Sums for each model at each service, those that cost or earned most first. */
export function sumByModel(rows: readonly CostRow[]): ModelCosts[] {
  const groups = Map.groupBy(rows, ({ service, model }) => JSON.stringify([service, model]));
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      return first ? [{ ...sumCosts(own), service: first.service, model: first.model }] : [];
    })
    .toSorted(
      (one, other) =>
        other.cost + other.income - one.cost - one.income || other.orders - one.orders,
    );
}

/** Sums for each of the days; those without any order are zero. */
export function sumByDay(rows: readonly CostRow[], days: readonly string[]): CostSums[] {
  const groups = Map.groupBy(rows, ({ day }) => day);
  return days.map((day) => sumCosts(groups.get(day) ?? []));
}

/** Returns the margin's part of the income; null when nothing was earned. */
export const marginShare = ({ income, margin }: Pick<CostSums, "income" | "margin">) =>
  income > 0 ? margin / income : null;

/** Every row as a line of its own, with the names of the wire and money in millionths of a dollar. */
export function writeCostsCsv(rows: Costs["rows"]): string {
  const names = ["day", "service", "model", ...FIGURES] as const;
  return csvText([
    [...names, "margin"],
    ...rows.map((row) => [...names.map((name) => row[name]), row.income - row.cost]),
  ]);
}
