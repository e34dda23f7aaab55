import type { EngineProtocol } from "../prompt/model-entry.ts";

/** Spending limits, in thousandths of a US dollar. */
export interface Budget {
  readonly day: number;
  readonly month: number;
}

/** Spending limits of one service. */
export interface ServiceBudget extends Budget {
  /** Display name of the service. */
  readonly title: string;
}

export interface HostedBudgets {
  /** Budgets of the services that have an API key. */
  readonly services: ReadonlyMap<EngineProtocol, ServiceBudget>;
  /** Budget for works paid with gift gems, across all services. */
  readonly given: Budget;
}

/** The service a budget applies to, or all spending of gift gems. */
export type BudgetScope = EngineProtocol | "given";
export type BudgetSpan = keyof Budget;

/** One day or month of a budget. */
export interface BudgetPeriod {
  readonly scope: BudgetScope;
  readonly span: BudgetSpan;
  /** "2026-11-25" or "2026-11", UTC. */
  readonly period: string;
}

/** Returns the day and the month that contain `at`. */
export function periodsOf(scope: BudgetScope, at: Date): readonly BudgetPeriod[] {
  const day = at.toISOString().slice(0, 10);
  return [
    { scope, span: "day", period: day },
    { scope, span: "month", period: day.slice(0, 7) },
  ];
}

/** Returns the start of the next day or month. */
export function periodEnds({ span }: Pick<BudgetPeriod, "span">, at: Date): Date {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  return new Date(span === "day" ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1));
}

/** The maximum cost of an order, as it is reserved. */
export interface NewSpending {
  /** Id of the order; the job's id unless the order has its own. */
  readonly jobId: string;
  /** Job of an order that has its own id. */
  readonly forJob?: string | undefined;
  readonly provider: EngineProtocol;
  /** User whose own API key pays; null when the operator's key does. */
  readonly keyOf: string | null;
  /** In thousandths of a US dollar. */
  readonly mills: number;
  /** Part of `mills` that is paid with gift gems. */
  readonly givenMills: number;
  readonly at: Date;
}

/** Spending at external services. All methods run in the transaction of the order. */
export interface BudgetStore {
  /**
   * Returns the thousandths of a US dollar reserved or spent in each period, in the order given.
   * Locks the periods: concurrent orders wait until the transaction ends.
   */
  lock(periods: readonly BudgetPeriod[]): Promise<readonly number[]>;
  setAside(spending: NewSpending): Promise<void>;
  /** Returns how many gems of a hold are gift gems rather than bought. */
  givenGems(holdId: string): Promise<number>;
}

/**
 * Releases what a job that ended has reserved for orders that were never sent. Locks totals of
 * budgets, so it comes last in a transaction.
 */
export type ReleaseUnsent = (jobId: string) => Promise<void>;
