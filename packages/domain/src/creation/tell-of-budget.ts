import { BUDGET_ALARMS, type BudgetAlarm } from "@kinora/contracts/hosted/hosted-messages";
import { type NotifyStores, notify } from "../notification/notify.ts";
import { servicesNotification } from "../notification/services-notification.ts";
import { type BudgetPeriod, periodEnds } from "./hosted-budget.ts";

export interface AlarmStores extends NotifyStores {
  /** Ids of the owners. */
  readonly owners: () => Promise<readonly string[]>;
}

/** How much of a budget is used, including the current order. */
export interface BudgetStanding extends BudgetPeriod {
  /** Display name of the service that receives the order. */
  readonly service: string;
  /** In thousandths of a US dollar. */
  readonly spent: number;
  readonly limit: number;
}

/**
 * Notifies the owners when half, four fifths or all of a budget is used, once per threshold; only
 * the highest one reached.
 */
export async function tellIfReached(
  standing: BudgetStanding,
  now: Date,
  stores: AlarmStores,
): Promise<void> {
  const { spent, limit } = standing;
  const reached = BUDGET_ALARMS.findLast((percent) => spent * 100 >= limit * percent);
  if (limit > 0 && reached !== undefined) await tellOwners(standing, reached, now, stores);
}

export async function tellOwners(
  standing: BudgetStanding,
  percent: BudgetAlarm,
  now: Date,
  stores: AlarmStores,
): Promise<void> {
  const { scope, span, period, limit, service } = standing;
  const params = { percent, span, dollars: limit / 1_000 };
  const alarm = {
    message:
      scope === "given"
        ? ({ code: "hosted.givenBudget", params } as const)
        : ({ code: "hosted.budget", params: { ...params, service } } as const),
    dedupeKey: `hosted-budget:${scope}:${period}:${percent}`,
    expiresAt: periodEnds(standing, now),
  };
  for (const userId of await stores.owners())
    await notify(stores, servicesNotification(userId, alarm, now));
}
