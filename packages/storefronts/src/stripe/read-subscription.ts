import type { PlanId } from "@kinora/contracts/billing/plans";
import type { StoreIds, SubscriptionFacts } from "@kinora/domain/subscription/plan-store";
import type Stripe from "stripe";
import { isMissing } from "./is-missing.ts";
import { planOf } from "./plan-price.ts";
import { subscriptionState } from "./subscription-state.ts";

/**
 * Asks Stripe what became of a subscription, or of the checkout that is to start one. Null when it
 * has neither.
 *
 * @see https://docs.stripe.com/api/subscriptions/object
 */
export async function readSubscription(
  stripe: Stripe,
  { checkoutRef, ref }: StoreIds,
  now: Date,
): Promise<SubscriptionFacts | null> {
  try {
    const id = ref ?? (await startedBy(stripe, checkoutRef ?? ""));
    if (typeof id !== "string") return id;
    const held = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
    return await factsOf(stripe, held, now);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Returns the subscription that a checkout started; or what is known while it has not. */
async function startedBy(stripe: Stripe, checkoutRef: string): Promise<string | SubscriptionFacts> {
  const session = await stripe.checkout.sessions.retrieve(checkoutRef);
  const { subscription, status } = session;
  if (subscription !== null) return idOf(subscription);
  return {
    state: status === "expired" ? "pending_purchase_canceled" : "pending",
    ...{ rawState: `checkout ${status}`, ref: null, customerRef: null, plan: null, nextPlan: null },
    ...{ price: null, startedAt: null, periodStart: null, periodEnd: null, endedAt: null },
  };
}

async function factsOf(
  stripe: Stripe,
  held: Stripe.Subscription,
  now: Date,
): Promise<SubscriptionFacts> {
  const [item] = held.items.data;
  if (!item) throw new Error(`The subscription ${held.id} has no item.`);
  const { price } = item;
  const periodStart = dateOf(item.current_period_start);
  const standing = {
    ...{ status: held.status, ends: held.cancel_at_period_end || held.cancel_at !== null },
    ...{ awaitsFirstPayment: awaitsFirst(held.latest_invoice), periodStart },
  };
  return {
    state: subscriptionState(standing, now),
    ...{ rawState: held.status, ref: held.id, customerRef: idOf(held.customer) },
    plan: planOf(price),
    nextPlan: await nextPlan(stripe, held, item.current_period_end),
    price: { amount: price.unit_amount ?? 0, currency: price.currency.toUpperCase() },
    ...{ startedAt: dateOf(held.start_date), periodStart },
    periodEnd: dateOf(item.current_period_end),
    endedAt: held.ended_at === null ? null : dateOf(held.ended_at),
  };
}

function awaitsFirst(invoice: Stripe.Subscription["latest_invoice"]): boolean {
  return (
    typeof invoice === "object" &&
    invoice?.billing_reason === "subscription_create" &&
    invoice.status === "open"
  );
}

/** A change that is planned for the end of the period is the next phase of a schedule. */
async function nextPlan(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
  periodEnd: number,
): Promise<PlanId | null> {
  if (schedule === null) return null;
  const { phases } = await stripe.subscriptionSchedules.retrieve(idOf(schedule));
  const [item] = phases.find(({ start_date: start }) => start >= periodEnd)?.items ?? [];
  if (!item) return null;
  return planOf(await stripe.prices.retrieve(idOf(item.price)));
}

export const idOf = (named: string | { readonly id: string }): string =>
  typeof named === "string" ? named : named.id;

const dateOf = (seconds: number) => new Date(seconds * 1_000);
