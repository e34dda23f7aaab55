import { ALLOWANCES, PLAN_TABLE } from "@kinora/contracts/billing/plans";
import { hasAccess, paidPlanOf } from "./held-tier.ts";
import { monthAt, monthStart } from "./months.ts";
import type { StoredSubscription } from "./subscription-store.ts";

export interface NextGems {
  readonly gems: number;
  readonly at: Date;
}

/**
 * Returns when a subscription brings gems again, unless three months' worth are unspent by then;
 * null when it will have ended, gives none, or gives no access now.
 *
 * @param anchor from when months are counted
 */
export function nextGems(
  held: StoredSubscription,
  anchor: Date | null,
  now: Date,
): NextGems | null {
  const { state, periodEnd, nextPlan } = held;
  if (anchor === null || !hasAccess(held, now)) return null;
  const at = monthStart(anchor, monthAt(anchor, now) + 1);
  const isLater = periodEnd !== null && at >= periodEnd;
  if (isLater && state !== "active") return null;
  const plan = PLAN_TABLE[isLater ? (nextPlan ?? held.plan) : paidPlanOf(held)];
  return plan.line === "tier" ? { gems: ALLOWANCES[plan.tier], at } : null;
}
