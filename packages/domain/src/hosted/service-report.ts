import type { BudgetSpan } from "../creation/hosted-budget.ts";

/** Orders and costs of an external service. */
export interface ServiceReport {
  /** Spending of the current day and month (UTC), in thousandths of a US dollar. */
  readonly mills: Readonly<Record<BudgetSpan, number>>;
  /** Orders of the last 24 hours by outcome. */
  readonly orders: { readonly delivered: number; readonly failed: number; readonly open: number };
}

export const NO_REPORT: ServiceReport = {
  mills: { day: 0, month: 0 },
  orders: { delivered: 0, failed: 0, open: 0 },
};
