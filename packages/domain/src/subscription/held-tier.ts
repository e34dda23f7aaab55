import { TIERS, type Tier } from "@kinora/contracts/account/account";
import { givesAccess, PLAN_TABLE, type SocialPlan } from "@kinora/contracts/billing/plans";
import type { StoredSubscription } from "./subscription-store.ts";

type Held = Pick<StoredSubscription, "plan" | "state" | "startedAt" | "endedAt">;

/** Returns the highest tier and social plan that a person's subscriptions, and passes, give. */
export function heldPlans(
  all: readonly Pick<Held, "plan" | "state">[],
  passes: readonly Tier[] = [],
): {
  readonly tier: Tier;
  readonly socialPlan: SocialPlan;
} {
  let tier = passes.reduce(higher, "free");
  let social: { readonly rank: number; readonly socialPlan: SocialPlan } = {
    ...{ rank: 0, socialPlan: "free" },
  };
  for (const { plan, state } of all) {
    if (!givesAccess(state)) continue;
    const held = PLAN_TABLE[plan];
    if (held.line === "tier") tier = higher(tier, held.tier);
    else if (held.rank > social.rank) social = held;
  }
  return { tier, socialPlan: social.socialPlan };
}

/** True while a plan that renews gives a tier. */
export const holdsTier = (all: readonly Pick<Held, "plan" | "state">[]): boolean =>
  heldPlans(all).tier !== "free";

export const rankOf = (tier: Tier): number => TIERS.indexOf(tier);
const higher = (one: Tier, other: Tier) => (rankOf(other) > rankOf(one) ? other : one);

/**
 * Returns since when a person has held tiers without a gap, in whatever stores; null when none is
 * held. The months in which they get gems are counted from it.
 */
export function heldSince(all: readonly Held[], now: Date): Date | null {
  const spans = all
    .filter(({ plan, startedAt }) => PLAN_TABLE[plan].line === "tier" && startedAt !== null)
    .map(({ startedAt, endedAt, state }) => ({
      from: +(startedAt ?? now),
      to: givesAccess(state) ? Number.POSITIVE_INFINITY : +(endedAt ?? startedAt ?? now),
    }))
    .filter(({ from }) => from <= +now);
  let since = Number.POSITIVE_INFINITY;
  for (const { from, to } of spans) if (to > +now) since = Math.min(since, from);
  if (since === Number.POSITIVE_INFINITY) return null;
  // Each round may reach one span further back.
  for (let reached = true; reached; ) {
    const earlier = spans.filter(({ from, to }) => from < since && to >= since);
    reached = earlier.length > 0;
    since = Math.min(since, ...earlier.map(({ from }) => from));
  }
  return new Date(since);
}
