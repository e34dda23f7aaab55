import { GRACE_DAYS, type SubscriptionState } from "@kinora/contracts/billing/plans";
import type Stripe from "stripe";

/** What decides the state of a subscription at Stripe. */
export interface StripeStanding {
  readonly status: Stripe.Subscription.Status | (string & {});
  /** True when it ends with its period. */
  readonly ends: boolean;
  /** True while the first payment is on its way, by a slow method. */
  readonly awaitsFirstPayment: boolean;
  readonly periodStart: Date;
}

const SAME: Readonly<Record<string, SubscriptionState>> = {
  incomplete: "pending",
  incomplete_expired: "pending_purchase_canceled",
  unpaid: "on_hold",
  paused: "paused",
  canceled: "expired",
};

/**
 * Returns the specification's state for one of Stripe's. A renewal that fails keeps access for
 * seven days from the start of the unpaid period. Anything unknown is `unspecified`.
 *
 * @see https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses
 */
export function subscriptionState(
  { status, ends, awaitsFirstPayment, periodStart }: StripeStanding,
  now: Date,
): SubscriptionState {
  if (status === "active" || status === "trialing") {
    if (awaitsFirstPayment) return "pending";
    return ends ? "canceled" : "active";
  }
  if (status === "past_due")
    return +now < +periodStart + GRACE_DAYS * 86_400_000 ? "in_grace_period" : "on_hold";
  return SAME[status] ?? "unspecified";
}
