import type { PlanId } from "@kinora/contracts/billing/plans";
import type {
  PlanPayment,
  StoreIds,
  SubscriptionFacts,
} from "@kinora/domain/subscription/plan-store";
import type Stripe from "stripe";
import { idOf } from "./id-of.ts";
import { isMissing } from "./is-missing.ts";
import { paidParts } from "./paid-parts.ts";
import { planOf } from "./plan-price.ts";
import { reversalsOf } from "./reversals.ts";
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
    const held = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payments"] });
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
    ...{ paidUntil: null, payment: null },
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
  const invoice = typeof held.latest_invoice === "string" ? null : held.latest_invoice;
  const standing = {
    ...{ status: held.status, ends: held.cancel_at_period_end || held.cancel_at !== null },
    ...{ awaitsFirstPayment: awaitsFirst(invoice), owedSince: owedSince(invoice) ?? periodStart },
  };
  const periodEnd = dateOf(item.current_period_end);
  return {
    state: subscriptionState(standing, now),
    ...{ rawState: held.status, ref: held.id, customerRef: idOf(held.customer) },
    plan: planOf(price),
    nextPlan: await nextPlan(stripe, held, item.current_period_end),
    price: { amount: price.unit_amount ?? 0, currency: price.currency.toUpperCase() },
    ...{ startedAt: dateOf(held.start_date), periodStart },
    periodEnd,
    paidUntil: paidUntil(held, invoice, { periodStart, periodEnd }),
    payment: await paymentOf(stripe, invoice),
    paidParts: await paidParts(stripe, held.id, invoice),
    endedAt: held.ended_at === null ? null : dateOf(held.ended_at),
  };
}

const awaitsFirst = (invoice: Stripe.Invoice | null): boolean =>
  invoice?.billing_reason === "subscription_create" && invoice.status !== "paid";

/**
 * A draft, or an invoice whose payment is on its way, is not paid yet; the period before was, unless
 * it is the first.
 */
function paidUntil(
  { status }: Stripe.Subscription,
  invoice: Stripe.Invoice | null,
  { periodStart, periodEnd }: { readonly periodStart: Date; readonly periodEnd: Date },
): Date | null {
  if (invoice?.status === "paid" || status === "trialing") return periodEnd;
  return invoice === null || invoice.billing_reason === "subscription_create" ? null : periodStart;
}

const owedSince = (invoice: Stripe.Invoice | null): Date | null =>
  invoice?.status === "open" ? dateOf(invoice.created) : null;

/** The payment that was made last: for a whole period, or for the difference of an upgrade. */
async function paymentOf(
  stripe: Stripe,
  invoice: Stripe.Invoice | null,
): Promise<PlanPayment | null> {
  const intent = invoice?.payments?.data[0]?.payment.payment_intent ?? null;
  return invoice?.status === "paid" && intent !== null ? readPayment(stripe, idOf(intent)) : null;
}

/** Asks Stripe what became of a payment; null when it has none of this id. */
export async function readPayment(stripe: Stripe, ref: string): Promise<PlanPayment | null> {
  try {
    const { amount_received: amount } = await stripe.paymentIntents.retrieve(ref);
    return { ref, amount, ...(await reversalsOf(stripe, ref)) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
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

const dateOf = (seconds: number) => new Date(seconds * 1_000);
