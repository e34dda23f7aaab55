import { settleFirstInvoice } from "../billing/collect.ts";
import { startSubscription } from "../billing/start-subscription.ts";
import { emit } from "../events/emit.ts";
import type { CheckoutRecord } from "../payment-records.ts";
import { findCustomer, newCustomer } from "../payments/customers.ts";
import { decline, holdPending, openIntent, settleIntent, succeed } from "../payments/pay-intent.ts";
import { sessionShape, sessionTotal } from "../shapes/session-shape.ts";
import { invalid } from "../stripe-error.ts";
import type { World } from "../world.ts";

/**
 * Paid at once, paid by a method that answers in some days (the session is complete and unpaid), or
 * declined (the session stays open).
 */
export type PaymentHow = "now" | "slow" | "declined";

/** The customer pays on the checkout page. @throws StripeError when the session is not open */
export function paySession(
  world: World,
  session: CheckoutRecord,
  how: PaymentHow,
  email: string | null,
): void {
  if (session.status !== "open") {
    throw invalid(`This Checkout Session is already ${session.status}.`);
  }
  if (session.customer !== null) findCustomer(world, session.customer, "customer");
  session.email = email ?? session.customerEmail ?? "customer@example.com";
  if (how === "declined") {
    decline(world, intentOf(world, session, "card"));
    return;
  }
  if (session.customer === null && needsCustomer(session)) {
    session.customer = newCustomer(world, { email: session.email }).id;
  }
  const method = how === "now" ? "card" : "sepa_debit";
  session.status = "complete";
  if (session.mode === "subscription")
    session.paymentStatus = startSubscription(world, session, method);
  else {
    const intent = intentOf(world, session, method);
    if (how === "now") succeed(world, intent);
    else holdPending(world, intent);
    session.paymentStatus = how === "now" ? "paid" : "unpaid";
  }
  emit(world, "checkout.session.completed", sessionShape(world.state, session));
}

/** The late answer of a slow payment. @throws StripeError when none is awaited */
export function settleSession(world: World, session: CheckoutRecord, arrived: boolean): void {
  if (session.status !== "complete" || session.paymentStatus !== "unpaid") {
    throw invalid("No payment of this Checkout Session is awaited.");
  }
  const intent = world.state.intents[session.paymentIntent ?? ""];
  if (session.mode === "subscription") settleFirstInvoice(world, session, arrived);
  else if (intent?.status === "processing") settleIntent(world, intent, arrived);
  else throw invalid("This payment has failed already.");
  if (arrived) session.paymentStatus = "paid";
  const type = `checkout.session.async_payment_${arrived ? "succeeded" : "failed"}`;
  emit(world, type, sessionShape(world.state, session));
}

/** Closes an open session. @throws StripeError when it is not open */
export function expireSession(world: World, session: CheckoutRecord): void {
  if (session.status !== "open") {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
    throw invalid(message);
  }
  session.status = "expired";
  emit(world, "checkout.session.expired", sessionShape(world.state, session));
}

const needsCustomer = ({ mode, echoed }: CheckoutRecord): boolean =>
  mode === "subscription" || echoed.customer_creation === "always";

/** A declined session keeps its intent for the next attempt. */
function intentOf(world: World, session: CheckoutRecord, method: "card" | "sepa_debit") {
  const { customer, email, currency, intentData, subscriptionData, mode } = session;
  const tried = world.state.intents[session.paymentIntent ?? ""];
  const metadata = mode === "payment" ? intentData.metadata : subscriptionData.metadata;
  const intent =
    tried ??
    openIntent(world, {
      ...{ amount: sessionTotal(world.state, session), currency, method, customer, email },
      ...intentData,
      metadata: { ...metadata },
    });
  intent.method = method;
  intent.customer = customer;
  if (mode === "payment") session.paymentIntent = intent.id;
  return intent;
}
