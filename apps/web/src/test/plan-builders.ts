import type {
  PlanOffer,
  Subscriptions,
  UserSubscription,
} from "@kinora/contracts/subscription/subscription";

const usd = (amount: number) => ({ amount, currency: "USD" });

const offer = (
  id: PlanOffer["id"],
  tier: "basic" | "pro",
  period: PlanOffer["period"],
  cents: number,
): PlanOffer => ({
  ...{ id, line: "tier", tier, socialPlan: null, period, price: usd(cents) },
  gems: tier === "basic" ? 1_000 : 3_500,
});

/** Builds the plans as somebody without one sees them. */
export const plansFor = (about: Partial<Subscriptions> = {}): Subscriptions => ({
  environment: "live",
  plans: [
    offer("basic_monthly", "basic", "monthly", 999),
    offer("basic_yearly", "basic", "yearly", 9_588),
    offer("pro_monthly", "pro", "monthly", 2_999),
    offer("pro_yearly", "pro", "yearly", 28_788),
  ],
  held: [],
  passes: [],
  ...about,
});

/** Builds a running plan, bought on the web. */
export const heldPlan = (about: Partial<UserSubscription> = {}): UserSubscription => ({
  ...{
    id: "sub_1",
    store: "stripe",
    environment: "live",
    plan: "basic_monthly",
    nextPlan: null,
    paidPlan: null,
  },
  ...{ state: "active", hasAccess: true, price: usd(999), checkoutUrl: null },
  ...{ periodEnd: "2026-12-28T12:00:00.000Z", nextGems: null },
  ...about,
});
