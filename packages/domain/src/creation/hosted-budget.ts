import type { EngineProtocol } from "../prompt/model-entry.ts";

/** The most that may be spent, in thousandths of a US dollar. */
export interface Budget {
  readonly day: number;
  readonly month: number;
}

/** What may be spent at a service. */
export interface ServiceBudget extends Budget {
  /** What the service is called. */
  readonly title: string;
}

export interface HostedBudgets {
  /** Of each service whose key is there. */
  readonly services: ReadonlyMap<EngineProtocol, ServiceBudget>;
  /** Of what is paid for with gems that were given, at all services together. */
  readonly given: Budget;
}

/** What a budget is of. */
export type BudgetScope = EngineProtocol | "given";
export type BudgetSpan = keyof Budget;

/** A day or a month of a budget. */
export interface BudgetPeriod {
  readonly scope: BudgetScope;
  readonly span: BudgetSpan;
  /** "2026-11-25" or "2026-11", UTC. */
  readonly period: string;
}

/** The day and the month that something belongs to. */
export function periodsOf(scope: BudgetScope, at: Date): readonly BudgetPeriod[] {
  const day = at.toISOString().slice(0, 10);
  return [
    { scope, span: "day", period: day },
    { scope, span: "month", period: day.slice(0, 7) },
  ];
}

/** When the next day or month begins. */
export function periodEnds({ span }: Pick<BudgetPeriod, "span">, at: Date): Date {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  return new Date(span === "day" ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1));
}

/** What an order may cost, as it is set aside. */
export interface NewSpending {
  /** Of the order: that of its job, where it has no other. */
  readonly jobId: string;
  /** The job of an order that has an id of its own. */
  readonly forJob?: string | undefined;
  readonly provider: EngineProtocol;
  /** Whose own key pays; null: the operator's. */
  readonly keyOf: string | null;
  /** Thousandths of a US dollar. */
  readonly mills: number;
  /** The part of them that is paid with gems that were given. */
  readonly givenMills: number;
  readonly at: Date;
}

/** What is spent elsewhere; all in the transaction of the order. */
export interface BudgetStore {
  /**
   * Thousandths of a US dollar that are set aside or spent in each of these periods, in their order. Whoever else orders
   * waits until the transaction ends.
   */
  lock(periods: readonly BudgetPeriod[]): Promise<readonly number[]>;
  setAside(spending: NewSpending): Promise<void>;
  /** How many gems of a hold were given, rather than bought. */
  givenGems(holdId: string): Promise<number>;
}
