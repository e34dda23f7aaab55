import type { AppendAudit } from "../audit/audit-log.ts";
import type { Budget, BudgetScope, BudgetSpan, HostedBudgets } from "../creation/hosted-budget.ts";
import { Refusal } from "../refusal.ts";

/** Limits that the owner set, in thousandths of a US dollar; null for the usual one. */
export type BudgetSetting = Readonly<Record<BudgetSpan, number | null>>;
export type BudgetSettings = ReadonlyMap<BudgetScope, BudgetSetting>;

/** Which limits of a scope the environment sets, which takes precedence. */
export type FixedLimits = (scope: BudgetScope) => Readonly<Record<BudgetSpan, boolean>>;

export interface BudgetSettingStore {
  list(): Promise<BudgetSettings>;
  /** Replaces the setting; both limits null removes it. */
  keep(
    setting: BudgetSetting & {
      readonly scope: BudgetScope;
      readonly at: Date;
      readonly by: string;
    },
  ): Promise<void>;
  /** Serialises changes until the transaction ends. */
  lock(): Promise<void>;
}

export interface LiveBudgets extends HostedBudgets {
  /** Applies limits that were set, in this process or another. */
  look(): Promise<void>;
}

/**
 * Budgets as configured, with the limits that the owner set where the environment sets none.
 *
 * @param configured limits of the environment, and the usual ones
 */
export function liveBudgets(
  configured: () => HostedBudgets,
  fixed: FixedLimits,
  { list }: Pick<BudgetSettingStore, "list">,
): LiveBudgets {
  let settings: BudgetSettings = new Map();
  const limitsOf = <Limits extends Budget>(scope: BudgetScope, limits: Limits): Limits => {
    const set = settings.get(scope);
    if (!set) return limits;
    const isFixed = fixed(scope);
    const of = (span: BudgetSpan) => (isFixed[span] ? limits[span] : (set[span] ?? limits[span]));
    return { ...limits, day: of("day"), month: of("month") };
  };
  return {
    get services() {
      const { services } = configured();
      return new Map(
        [...services].map(([service, limits]) => [service, limitsOf(service, limits)]),
      );
    },
    get given() {
      return limitsOf("given", configured().given);
    },
    async look() {
      settings = await list();
    },
  };
}

interface Stores {
  readonly budgetSettings: BudgetSettingStore;
  readonly audit: AppendAudit;
}

export interface BudgetSettingPorts {
  /** Returns whether there is such a service, or it is `given`. */
  readonly isScope: (scope: string) => boolean;
  readonly fixed: FixedLimits;
  readonly transact: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
}

/**
 * Sets the limits of a service, or of gems that were given. Does nothing when they are unchanged.
 *
 * @throws Refusal SERVICE_NOT_FOUND, BUDGET_IN_ENVIRONMENT
 */
export async function setBudget(
  change: BudgetSetting & {
    readonly scope: string;
    readonly actorId: string;
    readonly requestId: string | null;
    readonly now: Date;
  },
  { isScope, fixed, transact }: BudgetSettingPorts,
): Promise<void> {
  const { scope, day, month, actorId, requestId, now: at } = change;
  if (!isScope(scope)) throw new Refusal("SERVICE_NOT_FOUND");
  const isFixed = fixed(scope);
  if ((isFixed.day && day !== null) || (isFixed.month && month !== null))
    throw new Refusal("BUDGET_IN_ENVIRONMENT");
  await transact(async ({ budgetSettings, audit }) => {
    await budgetSettings.lock();
    const before = (await budgetSettings.list()).get(scope) ?? { day: null, month: null };
    if (before.day === day && before.month === month) return;
    await budgetSettings.keep({ scope, day, month, at, by: actorId });
    await audit({
      ...{ action: "budget.changed", actorId, requestId, at, reason: "" },
      subject: { noun: "service", id: scope },
      ...{ before: factsOf(before), after: factsOf({ day, month }) },
    });
  });
}

const MILLS = 1_000;
const inWords = (mills: number | null) => (mills === null ? "usual" : `$${mills / MILLS}`);
const factsOf = ({ day, month }: BudgetSetting) => ({ day: inWords(day), month: inWords(month) });
