import { TIERS, type Tier } from "@kinora/contracts/account/account";
import {
  GRACE_DAYS,
  givesAccess,
  isOver,
  PLAN_TABLE,
  type PlanId,
  type SocialPlan,
} from "@kinora/contracts/billing/plans";
import type { StoredSubscription } from "./subscription-store.ts";

type Held = Pick<StoredSubscription, "plan" | "paidPlan" | "state" | "paidUntil">;

/** A day longer than grace, in which a store that can't be reached may be reached again. */
const WITHOUT_NEWS = (GRACE_DAYS + 1) * 86_400_000;

/**
 * True while a subscription gives access: its state does, it was paid for, and the last paid period
 * is not so long over that news of it are missing.
 */
export const hasAccess = (
  { state, paidUntil }: Pick<Held, "state" | "paidUntil">,
  now: Date,
): boolean => givesAccess(state) && paidUntil !== null && +now < +paidUntil + WITHOUT_NEWS;

/** Returns the highest tier and social plan that a person's subscriptions, and passes, give now. */
export function heldPlans(
  all: readonly Held[],
  now: Date,
  passes: readonly Tier[] = [],
): {
  readonly tier: Tier;
  readonly socialPlan: SocialPlan;
} {
  let tier = passes.reduce(higher, "free");
  let social: { readonly rank: number; readonly socialPlan: SocialPlan } = {
    ...{ rank: 0, socialPlan: "free" },
  };
  for (const one of all) {
    if (!hasAccess(one, now)) continue;
    const held = PLAN_TABLE[paidPlanOf(one)];
    if (held.line === "tier") tier = higher(tier, held.tier);
    else if (held.rank > social.rank) social = held;
  }
  return { tier, socialPlan: social.socialPlan };
}

/** True while a plan that renews gives a tier. */
export const holdsTier = (all: readonly Held[], now: Date): boolean =>
  heldPlans(all, now).tier !== "free";

/** Returns the plan that a subscription gives: a lower one while the money for the rest is missing. */
export const paidPlanOf = ({ plan, paidPlan }: Pick<Held, "plan" | "paidPlan">): PlanId =>
  paidPlan ?? plan;

/** Returns the tier of a subscription; null for social plans. */
export function tierOf(one: Pick<Held, "plan" | "paidPlan">): Exclude<Tier, "free"> | null {
  const terms = PLAN_TABLE[paidPlanOf(one)];
  return terms.line === "tier" ? terms.tier : null;
}

/** True while a subscription to a tier runs, whether it gives access now or not. */
export const runsTier = (
  one: Pick<StoredSubscription, "plan" | "paidPlan" | "state" | "ref">,
): boolean => tierOf(one) !== null && one.ref !== null && !isOver(one.state);

export const rankOf = (tier: Tier): number => TIERS.indexOf(tier);
const higher = (one: Tier, other: Tier) => (rankOf(other) > rankOf(one) ? other : one);
