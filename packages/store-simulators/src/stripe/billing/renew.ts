import type { InvoiceRecord, SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { subscriptionShape } from "../shapes/billing-shapes.ts";
import { invalid } from "../stripe-error.ts";
import { at, find, type World } from "../world.ts";
import { periodEnd } from "./calendar.ts";
import { endSubscription } from "./cancel.ts";
import { type CollectHow, collect, setStatus } from "./collect.ts";
import { abandonInvoice, draftInvoice, finalizeInvoice, periodLine } from "./invoices.ts";
import { enterPhase } from "./schedules.ts";

/** How an attempt at a renewal ends. */
export type RenewHow = Exclude<CollectHow, "slow">;

const RENEWABLE: ReadonlySet<string> = new Set(["trialing", "active", "past_due", "unpaid"]);

/** True when the end of the period does something. */
export const isRunning = ({ status }: SubscriptionRecord): boolean => RENEWABLE.has(status);

/** The moment at which something done now to a subscription happens. */
export const momentOf = (world: World, held: SubscriptionRecord): World =>
  at(world, Math.max(world.now(), held.time));

/**
 * Advances a subscription to the end of its period: it is renewed, or ends when it was cancelled.
 *
 * @throws StripeError when it does not run
 */
export function renew(world: World, held: SubscriptionRecord, how: RenewHow): void {
  if (!isRunning(held)) throw invalid(`A subscription that is ${held.status} is not renewed.`);
  const then = at(world, held.periodEnd);
  held.time = held.periodEnd;
  if (held.cancelAtPeriodEnd) {
    endSubscription(then, held);
    return;
  }
  enterPhase(then, held);
  const price = find(world, "prices", held.price, "price");
  if (!price.recurring) throw invalid("Its price is not recurring.");
  const previous = { latest_invoice: held.latestInvoice };
  held.periodStart = held.periodEnd;
  held.periodEnd = periodEnd(held.anchor, held.periodStart, price.recurring);
  const invoice = draftInvoice(then, held, "subscription_cycle", [periodLine(then, held)]);
  emit(then, "customer.subscription.updated", subscriptionShape(then.state, held), previous);
  finalizeInvoice(then, invoice);
  if (held.pauseCollection) holdBack(then, invoice, held.pauseCollection.behavior);
  else if (held.status !== "unpaid") attempt(then, held, invoice, how);
  if (held.status === "trialing") setStatus(then, held, "active");
}

/**
 * Advances a subscription that is behind with its payment to the next attempt; the last one that
 * fails ends it.
 *
 * @throws StripeError when nothing is owed
 */
export function retryPayment(world: World, held: SubscriptionRecord, how: RenewHow): void {
  const invoice = owedInvoice(world, held);
  const then = at(world, Math.max(invoice.nextAttempt ?? world.now(), held.time));
  held.time = then.now();
  attempt(then, held, invoice, how);
  if (invoice.status === "open" && invoice.nextAttempt === null && held.status === "past_due") {
    giveUp(then, held, "canceled");
  }
}

/** No attempt is left. @throws StripeError when nothing is owed */
export function giveUp(
  world: World,
  held: SubscriptionRecord,
  status: "unpaid" | "canceled",
): void {
  owedInvoice(world, held).nextAttempt = null;
  if (status === "unpaid") setStatus(world, held, "unpaid");
  else endSubscription(world, held, "payment_failed");
}

/** Collects and sets the subscription's status by the outcome. */
export function attempt(
  world: World,
  held: SubscriptionRecord,
  invoice: InvoiceRecord,
  how: RenewHow,
): void {
  if (invoice.amountDue > 0) held.cardDeclines = how !== "paid";
  collect(world, held, invoice, how);
  if (invoice.status === "paid") {
    if (held.status === "past_due" || held.status === "unpaid") setStatus(world, held, "active");
  } else if (held.status !== "unpaid") setStatus(world, held, "past_due");
}

function owedInvoice(world: World, held: SubscriptionRecord): InvoiceRecord {
  const invoice = world.state.invoices[held.latestInvoice ?? ""];
  const owes = held.status === "past_due" || held.status === "unpaid";
  if (!owes || invoice?.status !== "open") throw invalid("This subscription owes nothing.");
  return invoice;
}

/** Collection is paused: nothing is taken. */
function holdBack(world: World, invoice: InvoiceRecord, behavior: string): void {
  if (behavior === "void") abandonInvoice(world, invoice, "void");
  if (behavior === "mark_uncollectible") abandonInvoice(world, invoice, "uncollectible");
}
