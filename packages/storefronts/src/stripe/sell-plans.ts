import type { PlanOrder, PlanStore } from "@kinora/domain/subscription/plan-store";
import Stripe from "stripe";
import { changeLater, changeNow, previewChange, setEnds } from "./change-subscription.ts";
import { extendPlan } from "./extend-plan.ts";
import { isMissing } from "./is-missing.ts";
import { planPrice } from "./plan-price.ts";
import { readPayment, readSubscription } from "./read-subscription.ts";

/** Sells plans at Stripe; `reached` tells a store that does not answer from a mistake of ours. */
export const sellPlans = (
  stripe: Stripe,
  reached: <T>(answer: Promise<T>) => Promise<T>,
): Omit<PlanStore, "store" | "environment"> => ({
  subscribe: (order) => reached(openPlanCheckout(stripe, order)),
  closePage: (ref) => reached(closePage(stripe, ref)),
  readSubscription: (ids, now) => reached(readSubscription(stripe, ids, now)),
  readPayment: (ref) => reached(readPayment(stripe, ref)),
  previewChange: (ref, to) => reached(previewChange(stripe, ref, to)),
  changeNow: (running, to) => reached(changeNow(stripe, running, to)),
  changeLater: (running, to) => reached(changeLater(stripe, running, to)),
  setEnds: (running, ends) => reached(setEnds(stripe, running, ends)),
  extend: (wish) => reached(extendPlan(stripe, wish)),
  end: (ref) => reached(end(stripe, ref)),
  openPortal: (customer, returnTo) => reached(openPortal(stripe, customer, returnTo)),
});

/**
 * Opens a checkout page for a plan. Stripe answers a repeated request with the same page, because
 * our id is the idempotency key.
 *
 * @see https://docs.stripe.com/api/checkout/sessions/create
 */
async function openPlanCheckout(stripe: Stripe, order: PlanOrder) {
  const session = await createSession(stripe, order, order.customerRef).catch((error: unknown) => {
    // A customer that was deleted at Stripe comes back as a new one.
    if (order.customerRef === null || !isMissing(error)) throw error;
    return createSession(stripe, order, null);
  });
  if (session.url === null) throw new Error(`Stripe opened no page for ${order.subscriptionId}.`);
  return { ref: session.id, url: session.url };
}

async function createSession(stripe: Stripe, order: PlanOrder, customer: string | null) {
  const { subscriptionId, userId, plan, returnTo, backTo, expiresAt } = order;
  const metadata = { subscription: subscriptionId, sku: plan };
  return stripe.checkout.sessions.create(
    {
      mode: "subscription",
      line_items: [{ price: await planPrice(stripe, plan), quantity: 1 }],
      ...{ success_url: returnTo, cancel_url: backTo, client_reference_id: userId, metadata },
      ...(customer !== null && { customer }),
      subscription_data: { metadata },
      expires_at: Math.floor(+expiresAt / 1_000),
    },
    { idempotencyKey: `subscription:${subscriptionId}${customer === null ? "" : " again"}` },
  );
}

/** A page that is paid in this moment stays as it is. */
async function closePage(stripe: Stripe, ref: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(ref);
  if (status !== "open") return;
  await stripe.checkout.sessions.expire(ref).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}

async function end(stripe: Stripe, ref: string): Promise<void> {
  await stripe.subscriptions.cancel(ref).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** @see https://docs.stripe.com/api/customer_portal/sessions/create */
async function openPortal(stripe: Stripe, customer: string, returnTo: string): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnTo });
  return url;
}
