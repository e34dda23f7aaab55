import type { InvoiceRecord, SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { newId } from "../ids.ts";
import type { CheckoutRecord, IntentRecord } from "../payment-records.ts";
import {
  askCustomer,
  decline,
  holdPending,
  openIntent,
  settleIntent,
  succeed,
} from "../payments/pay-intent.ts";
import { subscriptionShape } from "../shapes/billing-shapes.ts";
import { invoicePaymentShape, invoiceShape } from "../shapes/invoice-shape.ts";
import { invalid } from "../stripe-error.ts";
import { find, type World } from "../world.ts";

/** How an attempt to collect an invoice ends; `slow` only for the first one of a checkout. */
export type CollectHow = "paid" | "failed" | "needs action" | "slow";

const DAY = 86_400;
/** Days until the second, third and fourth attempt. */
const RETRIES = [3, 5, 7];

/** Collects an open invoice from the kept payment method. */
export function collect(
  world: World,
  held: SubscriptionRecord,
  invoice: InvoiceRecord,
  how: CollectHow,
): void {
  if (invoice.amountDue === 0) {
    markPaid(world, invoice);
    return;
  }
  const intent = intentOf(world, held, invoice);
  if (how === "paid") {
    invoice.attempts += 1;
    succeed(world, intent);
    markPaid(world, invoice);
  } else if (how === "slow") {
    invoice.attempts += 1;
    holdPending(world, intent);
  } else {
    if (how === "failed") decline(world, intent);
    else askCustomer(world, intent);
    miss(world, invoice);
    if (how === "needs action") {
      emit(world, "invoice.payment_action_required", invoiceShape(world.state, invoice));
    }
  }
}

/** Sets a subscription's status and tells of it; nothing happens when it has it already. */
export function setStatus(
  world: World,
  held: SubscriptionRecord,
  status: SubscriptionRecord["status"],
): void {
  const { status: old } = held;
  if (old === status) return;
  held.status = status;
  const customer = world.state.customers[held.customer];
  if (customer) customer.delinquent = status === "past_due" || status === "unpaid";
  emit(world, "customer.subscription.updated", subscriptionShape(world.state, held), {
    status: old,
  });
}

/** The late answer for a subscription's first invoice. @throws StripeError when none is awaited */
export function settleFirstInvoice(world: World, session: CheckoutRecord, arrived: boolean): void {
  const invoice = find(world, "invoices", session.invoice, "invoice");
  const held = find(world, "subscriptions", session.subscription, "subscription");
  const intent = world.state.intents[invoice.paymentIntent ?? ""];
  if (intent?.status !== "processing") throw invalid("This payment has failed already.");
  settleIntent(world, intent, arrived);
  if (arrived) markPaid(world, invoice);
  else {
    held.cardDeclines = true;
    miss(world, invoice, 0);
    setStatus(world, held, "past_due");
  }
}

function miss(world: World, invoice: InvoiceRecord, counts = 1): void {
  invoice.attempts += counts;
  const days = RETRIES[invoice.attempts - 1];
  invoice.nextAttempt = days === undefined ? null : world.now() + days * DAY;
  emit(world, "invoice.payment_failed", invoiceShape(world.state, invoice));
}

function markPaid(world: World, invoice: InvoiceRecord): void {
  invoice.status = "paid";
  invoice.amountPaid = invoice.amountDue;
  invoice.paidAt = world.now();
  invoice.nextAttempt = null;
  const payment = invoicePaymentShape(invoice);
  if (payment) emit(world, "invoice_payment.paid", payment);
  emit(world, "invoice.paid", invoiceShape(world.state, invoice));
  emit(world, "invoice.payment_succeeded", invoiceShape(world.state, invoice));
}

function intentOf(world: World, held: SubscriptionRecord, invoice: InvoiceRecord): IntentRecord {
  const tried = world.state.intents[invoice.paymentIntent ?? ""];
  if (tried) return tried;
  const { customer, currency, method } = held;
  const intent = openIntent(world, {
    ...{ amount: invoice.amountDue, currency, method, customer, offSession: true },
    email: world.state.customers[customer]?.email ?? null,
    metadata: {},
    description:
      invoice.billingReason === "subscription_create"
        ? "Subscription creation"
        : "Subscription update",
  });
  invoice.paymentIntent = intent.id;
  invoice.payment = newId("inpay_");
  return intent;
}
