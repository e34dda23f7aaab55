import { ALLOWANCES, isOver, PLAN_TABLE, PLANS } from "@kinora/contracts/billing/plans";
import type { PlanOffer, UserSubscription } from "@kinora/contracts/subscription/subscription";
import { hasAccess } from "@kinora/domain/subscription/held-tier";
import type { NextGems } from "@kinora/domain/subscription/next-gems";
import type { StoredSubscription } from "@kinora/domain/subscription/subscription-store";

/** Plans that are sold, cheapest first within their line. */
export const planOffers = (): PlanOffer[] =>
  PLANS.map((id) => {
    const plan = PLAN_TABLE[id];
    const tier = plan.line === "tier" ? plan.tier : null;
    return {
      ...{ id, line: plan.line, tier, period: plan.period },
      socialPlan: plan.line === "social" ? plan.socialPlan : null,
      price: { amount: plan.cents, currency: "USD" },
      gems: tier === null ? 0 : ALLOWANCES[tier],
    };
  });

/** True for a subscription that a person has, or can still pay for. */
export const isHeld = ({ state, ref, url }: StoredSubscription): boolean =>
  !isOver(state) && (ref !== null || url !== null);

export function presentSubscription(
  held: StoredSubscription,
  nextGems: NextGems | null,
  now: Date,
): UserSubscription {
  const { id, store, environment, plan, paidPlan, nextPlan, state, price } = held;
  const { periodEnd, ref, url } = held;
  return {
    ...{ id, store, environment, plan, paidPlan, nextPlan, state, price },
    hasAccess: hasAccess(held, now),
    periodEnd: periodEnd?.toISOString() ?? null,
    nextGems: nextGems && { gems: nextGems.gems, at: nextGems.at.toISOString() },
    checkoutUrl: ref === null && !isOver(state) ? url : null,
  };
}
