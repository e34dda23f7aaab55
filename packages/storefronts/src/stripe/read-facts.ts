import type { PurchaseFacts } from "@kinora/domain/billing/storefront";
import type Stripe from "stripe";
import { isMissing } from "./is-missing.ts";
import { reversalsOf } from "./reversals.ts";

/**
 * Asks Stripe what became of a checkout: paid, refunded, disputed. Null when it has none of this id.
 *
 * @see https://docs.stripe.com/api/checkout/sessions/object
 */
export async function readFacts(stripe: Stripe, ref: string): Promise<PurchaseFacts | null> {
  const session = await stripe.checkout.sessions.retrieve(ref).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (session === null) return null;
  const { payment_intent: intent } = session;
  const paymentRef = typeof intent === "string" ? intent : (intent?.id ?? null);
  if (session.payment_status !== "paid" || paymentRef === null) {
    const state = unpaidState(session, await isFailed(stripe, session, paymentRef));
    return { state, paymentRef, paid: null, refunded: 0, dispute: "none" };
  }
  const { refunded, dispute } = await reversalsOf(stripe, paymentRef);
  return {
    state: "paid",
    paymentRef,
    paid: {
      amount: session.amount_total ?? 0,
      currency: (session.currency ?? "usd").toUpperCase(),
    },
    ...{ refunded, dispute },
  };
}

/** A completed session whose money is on its way may still fail. */
async function isFailed(
  stripe: Stripe,
  { status }: Stripe.Checkout.Session,
  paymentRef: string | null,
): Promise<boolean> {
  if (status !== "complete" || paymentRef === null) return false;
  const intent = await stripe.paymentIntents.retrieve(paymentRef);
  return intent.status === "requires_payment_method" || intent.status === "canceled";
}

function unpaidState({ status }: Stripe.Checkout.Session, isFailed: boolean) {
  if (status === "expired" || isFailed) return "canceled";
  return status === "complete" ? "pending" : "open";
}
