import type { SOCIAL_PLANS, Tier } from "../account/account.ts";

/** Subscriptions, under the ids that all stores know them by. */
export const PLANS = [
  "basic_monthly",
  "basic_yearly",
  "pro_monthly",
  "pro_yearly",
  "professional_social_plan_monthly",
  "business_social_plan_monthly",
] as const;
export type PlanId = (typeof PLANS)[number];

export const BILLING_PERIODS = ["monthly", "yearly"] as const; // (spec)
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** A person may hold one plan of each line at a time. */
export const PLAN_LINES = ["tier", "social"] as const;
export type PlanLine = (typeof PLAN_LINES)[number];

export type SocialPlan = (typeof SOCIAL_PLANS)[number];

interface PlanTerms {
  readonly period: BillingPeriod;
  /** US cents a period, before taxes. */
  readonly cents: number;
  /** Order within its line: a change to a higher rank counts at once, to a lower one later. */
  readonly rank: number;
}

export type Plan = PlanTerms &
  (
    | { readonly line: "tier"; readonly tier: Exclude<Tier, "free"> }
    | { readonly line: "social"; readonly socialPlan: Exclude<SocialPlan, "free"> }
  );

/** Prices are ours. */
export const PLAN_TABLE: Readonly<Record<PlanId, Plan>> = {
  basic_monthly: { line: "tier", tier: "basic", period: "monthly", cents: 999, rank: 1 },
  basic_yearly: { line: "tier", tier: "basic", period: "yearly", cents: 9_588, rank: 2 },
  pro_monthly: { line: "tier", tier: "pro", period: "monthly", cents: 2_999, rank: 3 },
  pro_yearly: { line: "tier", tier: "pro", period: "yearly", cents: 28_788, rank: 4 },
  professional_social_plan_monthly: {
    ...{ line: "social", socialPlan: "professional_social_plan", period: "monthly" },
    ...{ cents: 1_900, rank: 1 },
  },
  business_social_plan_monthly: {
    ...{ line: "social", socialPlan: "business_social_plan", period: "monthly" },
    ...{ cents: 4_900, rank: 2 },
  },
};

/** Gems that a tier gives each month, whatever the period it is paid for. */
export const ALLOWANCES: Readonly<Record<Tier, number>> = { free: 0, basic: 1_000, pro: 3_500 };

/** Months' worth of gems of plans that a renewal fills up to. */
export const ALLOWANCE_MONTHS_MAX = 3;

/** State of a subscription (spec). */
export const SUBSCRIPTION_STATES = [
  "unspecified",
  "pending",
  "active",
  "paused",
  "in_grace_period",
  "on_hold",
  "canceled",
  "expired",
  "pending_purchase_canceled",
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** `canceled`: paid for, but not to be renewed; it gives access until it expires. */
const WITH_ACCESS: ReadonlySet<SubscriptionState> = new Set([
  ...(["active", "in_grace_period", "canceled"] as const),
]);
export const givesAccess = (state: SubscriptionState): boolean => WITH_ACCESS.has(state);

/** States that nothing follows. */
export const isOver = (state: SubscriptionState): boolean =>
  state === "expired" || state === "pending_purchase_canceled";

/** Days after a failed renewal until the store's plan no longer gives access. */
export const GRACE_DAYS = 7;
