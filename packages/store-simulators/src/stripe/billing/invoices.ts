import type { InvoiceLineRecord, InvoiceRecord, SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { newId } from "../ids.ts";
import { invoiceShape } from "../shapes/invoice-shape.ts";
import { find, type World } from "../world.ts";

/** Drafts an invoice of the given lines and of all pending prorations, as the latest. */
export function draftInvoice(
  world: World,
  held: SubscriptionRecord,
  billingReason: InvoiceRecord["billingReason"],
  lines: readonly InvoiceLineRecord[],
): InvoiceRecord {
  const all = [...held.pending, ...lines];
  held.pending = [];
  const total = all.reduce((sum, { amount }) => sum + amount, 0);
  const id = newId("in_");
  const { customer, currency } = held;
  const created = world.now();
  const starts = held.latestInvoice === null ? created : held.periodStart;
  const invoice: InvoiceRecord = {
    ...{ id, number: null, customer, subscription: held.id, billingReason, currency },
    ...{ status: "draft", metadata: {}, lines: all, total, created },
    ...{ startingBalance: 0, endingBalance: 0, amountDue: Math.max(0, total), amountPaid: 0 },
    ...{ attempts: 0, nextAttempt: null, paymentIntent: null, payment: null },
    ...{ periodStart: starts, periodEnd: created, finalizedAt: null, paidAt: null },
    ...{ voidedAt: null, uncollectibleAt: null },
  };
  world.state.invoices[id] = invoice;
  held.latestInvoice = id;
  return invoice;
}

/** Gives a draft its number and final amount; what the customer has to their credit counts. */
export function finalizeInvoice(world: World, invoice: InvoiceRecord): void {
  const customer = find(world, "customers", invoice.customer, "customer");
  customer.currency ??= invoice.currency;
  emit(world, "invoice.created", invoiceShape(world.state, invoice));
  customer.invoices += 1;
  invoice.number = `${customer.invoicePrefix}-${`${customer.invoices}`.padStart(4, "0")}`;
  invoice.startingBalance = customer.balance;
  const toPay = invoice.total + customer.balance;
  invoice.amountDue = Math.max(0, toPay);
  customer.balance = Math.min(0, toPay);
  invoice.endingBalance = customer.balance;
  invoice.status = "open";
  invoice.finalizedAt = world.now();
  emit(world, "invoice.finalized", invoiceShape(world.state, invoice));
}

/** Closes an invoice that will not be paid. */
export function abandonInvoice(
  world: World,
  invoice: InvoiceRecord,
  status: "void" | "uncollectible",
): void {
  invoice.status = status;
  invoice.nextAttempt = null;
  if (status === "void") invoice.voidedAt = world.now();
  else invoice.uncollectibleAt = world.now();
  const type = status === "void" ? "invoice.voided" : "invoice.marked_uncollectible";
  emit(world, type, invoiceShape(world.state, invoice));
}

/** The line of a whole period. */
export function periodLine(world: World, held: SubscriptionRecord): InvoiceLineRecord {
  const price = find(world, "prices", held.price, "price");
  const { quantity, periodStart, periodEnd, item } = held;
  return {
    ...{ id: newId("il_"), amount: price.unitAmount * quantity, price: price.id, quantity },
    description: `${quantity} × ${nameOf(world, price.product)}`,
    ...{ periodStart, periodEnd, item, invoiceItem: null },
  };
}

/** The line for what is left of the period: a credit for a price left, a debit for one taken. */
export function prorationLine(
  world: World,
  held: SubscriptionRecord,
  priceId: string,
  sign: 1 | -1,
): InvoiceLineRecord {
  const price = find(world, "prices", priceId, "price");
  const { quantity, periodStart, periodEnd, item } = held;
  const left = Math.max(0, periodEnd - world.now()) / (periodEnd - periodStart);
  const name = nameOf(world, price.product);
  return {
    ...{ id: newId("il_"), price: price.id, quantity, item, invoiceItem: newId("ii_") },
    amount: sign * Math.round(price.unitAmount * quantity * Math.min(1, left)),
    description: sign < 0 ? `Unused time on ${name}` : `Remaining time on ${name}`,
    ...{ periodStart: Math.min(world.now(), periodEnd), periodEnd },
  };
}

const nameOf = ({ state }: World, product: string): string => state.products[product]?.name ?? "";
