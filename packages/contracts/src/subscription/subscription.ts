import { z } from "zod";
import { SOCIAL_PLANS, TIERS } from "../account/account.ts";
import { price } from "../billing/billing.ts";
import { BILLING_PERIODS, PLAN_LINES, PLANS, SUBSCRIPTION_STATES } from "../billing/plans.ts";
import { PURCHASE_ENVIRONMENTS, STORES } from "../billing/store-vocabulary.ts";

/** A plan that is sold here. */
export const plan = z
  .object({
    id: z.enum(PLANS),
    line: z.enum(PLAN_LINES),
    tier: z.enum(TIERS).nullable(),
    socialPlan: z.enum(SOCIAL_PLANS).nullable(),
    period: z.enum(BILLING_PERIODS),
    /** For each period, before taxes that the checkout may add. */
    price,
    /** Given each month. */
    gems: z.int(),
  })
  .meta({ id: "Plan" });
export type PlanOffer = z.infer<typeof plan>;

/** UserSubscription: a plan that somebody holds, or held. */
export const userSubscription = z
  .object({
    id: z.string(),
    store: z.enum(STORES),
    environment: z.enum(PURCHASE_ENVIRONMENTS),
    plan: z.enum(PLANS),
    /** A lower plan that it gives while the money for the rest is missing; null otherwise. */
    paidPlan: z.enum(PLANS).nullable(),
    /** What follows at the end of the period; null when the plan stays. */
    nextPlan: z.enum(PLANS).nullable(),
    state: z.enum(SUBSCRIPTION_STATES),
    hasAccess: z.boolean(),
    /** What the store takes for each period. */
    price,
    periodEnd: z.iso.datetime().nullable(),
    /** When more gems come; null for plans without. */
    nextGems: z.object({ gems: z.int(), at: z.iso.datetime() }).nullable(),
    /** Page of the store's checkout, while it can be paid there. */
    checkoutUrl: z.url().nullable(),
  })
  .meta({ id: "UserSubscription" });
export type UserSubscription = z.infer<typeof userSubscription>;

/** GET /api/subscriptions */
export const subscriptions = z
  .object({
    environment: z.enum(PURCHASE_ENVIRONMENTS).nullable(),
    /** Empty when nothing is sold here. */
    plans: z.array(plan),
    /** Those that are not over, one of each line. */
    held: z.array(userSubscription),
    /** Tiers for some days, which don't renew: running ones and those that follow. */
    passes: z.array(
      z.object({ tier: z.enum(TIERS), from: z.iso.datetime(), until: z.iso.datetime() }),
    ),
  })
  .meta({ id: "Subscriptions" });
export type Subscriptions = z.infer<typeof subscriptions>;

/** POST /api/subscriptions */
export const newSubscription = z.strictObject({ plan: z.enum(PLANS) });
export const subscriptionCheckout = z
  .object({ subscriptionId: z.string(), url: z.url() })
  .meta({ id: "SubscriptionCheckout" });

/** GET /api/subscriptions/{id}/plan-changes/{plan}: what a change costs. */
export const planChange = z
  .object({
    /** At once, or at the end of the period. */
    counts: z.enum(["now", "later"]),
    at: z.iso.datetime(),
    /** To pay now; zero when it counts later. */
    due: price,
    /** Gems given now in addition. */
    gems: z.int(),
    /** What the store takes from the next renewal on, and when that is; null while it is not known. */
    renews: z.object({ price, at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: "PlanChangePreview" });
export type PlanChangePreview = z.infer<typeof planChange>;

/** Page of the store on which cards and invoices are kept. */
export const storePage = z.object({ url: z.url() }).meta({ id: "StorePage" });
