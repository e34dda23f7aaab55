import { ALLOWANCES, givesAccess, PLAN_TABLE } from "@kinora/contracts/billing/plans";
import { heldSince } from "./held-tier.ts";
import { monthAt, monthStart } from "./months.ts";
import type { StoredSubscription } from "./subscription-store.ts";

export interface NextGems {
  readonly gems: number;
  readonly at: Date;
}

/**
 * Returns when a subscription brings gems again, unless three months' worth are unspent by then;
 * null when it will have ended, gives none, or gives no access now.
 */
export function nextGems(
  held: StoredSubscription,
  all: readonly StoredSubscription[],
  now: Date,
): NextGems | null {
  const { state, periodEnd, nextPlan } = held;
  const since = heldSince(all, now);
  if (since === null || !givesAccess(state)) return null;
  const at = monthStart(since, monthAt(since, now) + 1);
  const isLater = periodEnd !== null && at >= periodEnd;
  if (isLater && state !== "active") return null;
  const plan = PLAN_TABLE[isLater ? (nextPlan ?? held.plan) : held.plan];
  return plan.line === "tier" ? { gems: ALLOWANCES[plan.tier], at } : null;
}
