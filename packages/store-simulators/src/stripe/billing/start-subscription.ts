import type { SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { newId } from "../ids.ts";
import type { CheckoutRecord, PaymentMethod } from "../payment-records.ts";
import { subscriptionShape } from "../shapes/billing-shapes.ts";
import { invalid } from "../stripe-error.ts";
import { find, type World } from "../world.ts";
import { periodEnd } from "./calendar.ts";
import { collect, setStatus } from "./collect.ts";
import { draftInvoice, finalizeInvoice, periodLine } from "./invoices.ts";

const DAY = 86_400;

/** Starts the subscription of a checkout and returns the session's payment status. */
export function startSubscription(
  world: World,
  session: CheckoutRecord,
  method: PaymentMethod,
): CheckoutRecord["paymentStatus"] {
  const held = newSubscription(world, session, method);
  session.subscription = held.id;
  const trial = held.trialEnd !== null;
  const line = periodLine(world, held);
  const invoice = draftInvoice(world, held, "subscription_create", [
    trial ? { ...line, amount: 0, description: `Trial period for ${line.description}` } : line,
  ]);
  session.invoice = invoice.id;
  emit(world, "customer.subscription.created", subscriptionShape(world.state, held));
  finalizeInvoice(world, invoice);
  collect(world, held, invoice, method === "card" ? "paid" : "slow");
  if (trial) return "no_payment_required";
  setStatus(world, held, "active");
  return invoice.status === "paid" ? "paid" : "unpaid";
}

function newSubscription(world: World, session: CheckoutRecord, method: PaymentMethod) {
  const [line] = session.lines;
  const price = find(world, "prices", line?.price ?? "", "price");
  if (!price.recurring || session.customer === null) throw invalid("Nothing to subscribe to.");
  const now = world.now();
  const { trialDays, metadata, description } = session.subscriptionData;
  const trialEnd = trialDays > 0 ? now + trialDays * DAY : null;
  const id = newId("sub_");
  const held: SubscriptionRecord = {
    ...{ id, item: newId("si_"), price: price.id, quantity: line?.quantity ?? 1 },
    ...{ customer: session.customer, currency: price.currency, description },
    ...{ status: trialEnd === null ? "incomplete" : "trialing", metadata: { ...metadata } },
    ...{ method, paymentMethod: newId("pm_"), anchor: trialEnd ?? now, periodStart: now },
    periodEnd: trialEnd ?? periodEnd(now, now, price.recurring),
    ...{ trialStart: trialEnd === null ? null : now, trialEnd, trialEndTold: false },
    ...{ cancelAtPeriodEnd: false, canceledAt: null, cancelReason: null, cancelComment: null },
    ...{ cancelFeedback: null, endedAt: null, pausedAt: null, pauseCollection: null },
    ...{ latestInvoice: null, pending: [], cardDeclines: false, time: now, created: now },
  };
  world.state.subscriptions[id] = held;
  return held;
}
