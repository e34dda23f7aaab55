import type { PlanOrder, PlanStore } from "@kinora/domain/subscription/plan-store";
import type Stripe from "stripe";
import { changeLater, changeNow, previewChange, setEnds } from "./change-subscription.ts";
import { isMissing } from "./is-missing.ts";
import { planPrice } from "./plan-price.ts";
import { readSubscription } from "./read-subscription.ts";

/** Sells plans at Stripe; `reached` tells a store that does not answer from a mistake of ours. */
export const sellPlans = (
  stripe: Stripe,
  reached: <T>(answer: Promise<T>) => Promise<T>,
): Omit<PlanStore, "store" | "environment"> => ({
  subscribe: (order) => reached(openPlanCheckout(stripe, order)),
  closePage: (ref) => reached(closePage(stripe, ref)),
  readSubscription: (ids, now) => reached(readSubscription(stripe, ids, now)),
  previewChange: (ref, to) => reached(previewChange(stripe, ref, to)),
  changeNow: (running, to) => reached(changeNow(stripe, running, to)),
  changeLater: (running, to) => reached(changeLater(stripe, running, to)),
  setEnds: (running, ends) => reached(setEnds(stripe, running, ends)),
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
  const { subscriptionId, userId, plan, customerRef, returnTo, backTo, expiresAt } = order;
  const metadata = { subscription: subscriptionId, sku: plan };
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      line_items: [{ price: await planPrice(stripe, plan), quantity: 1 }],
      ...{ success_url: returnTo, cancel_url: backTo, client_reference_id: userId, metadata },
      ...(customerRef !== null && { customer: customerRef }),
      subscription_data: { metadata },
      expires_at: Math.floor(+expiresAt / 1_000),
    },
    { idempotencyKey: `subscription:${subscriptionId}` },
  );
  if (session.url === null) throw new Error(`Stripe opened no page for ${subscriptionId}.`);
  return { ref: session.id, url: session.url };
}

async function closePage(stripe: Stripe, ref: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(ref);
  if (status === "open") await stripe.checkout.sessions.expire(ref);
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
