import type { BudgetSpan } from "../creation/hosted-budget.ts";

/** What a service of others did and cost. */
export interface ServiceReport {
  /** Thousandths of a US dollar of the day and the month, UTC. */
  readonly mills: Readonly<Record<BudgetSpan, number>>;
  /** Orders of the last 24 hours by what became of them. */
  readonly orders: { readonly delivered: number; readonly failed: number; readonly open: number };
}

export const NO_REPORT: ServiceReport = {
  mills: { day: 0, month: 0 },
  orders: { delivered: 0, failed: 0, open: 0 },
};
