import type { SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { subscriptionShape } from "../shapes/billing-shapes.ts";
import { invalid } from "../stripe-error.ts";
import { find, type World } from "../world.ts";
import { periodEnd } from "./calendar.ts";
import { refuseEnded } from "./cancel.ts";
import { draftInvoice, finalizeInvoice, periodLine, prorationLine } from "./invoices.ts";
import { attempt, type RenewHow } from "./renew.ts";

export interface PlanChange {
  readonly price: string;
  readonly quantity: number;
  /** What becomes of the rest of the period: on the next invoice, on one now, or nothing. */
  readonly proration: "create_prorations" | "always_invoice" | "none";
  readonly anchor: "now" | "unchanged";
  readonly how: RenewHow;
}

/** Changes the price. Another interval starts a new period and is invoiced now. @throws StripeError */
export function changePlan(world: World, held: SubscriptionRecord, change: PlanChange): void {
  refuseEnded(held);
  const old = find(world, "prices", held.price, "price");
  const { taken, recurring } = fittingPrice(world, held, change.price);
  const { items } = subscriptionShape(world.state, held);
  const startsAnew =
    change.anchor === "now" ||
    recurring.interval !== old.recurring?.interval ||
    recurring.intervalCount !== old.recurring.intervalCount;
  const trial = held.status === "trialing";
  const credits = change.proration !== "none" && !trial;
  const lines = credits ? [prorationLine(world, held, old.id, -1)] : [];
  held.price = taken.id;
  held.quantity = change.quantity;
  if (startsAnew && !trial) {
    held.anchor = world.now();
    held.periodStart = held.anchor;
    held.periodEnd = periodEnd(held.anchor, held.anchor, recurring);
    lines.push(periodLine(world, held));
  } else if (credits) lines.push(prorationLine(world, held, taken.id, 1));
  const invoiced = (startsAnew && !trial) || (change.proration === "always_invoice" && credits);
  if (!invoiced) held.pending.push(...lines);
  const invoice = invoiced ? draftInvoice(world, held, "subscription_update", lines) : null;
  const shown = subscriptionShape(world.state, held);
  emit(world, "customer.subscription.updated", shown, { items });
  if (!invoice) return;
  finalizeInvoice(world, invoice);
  attempt(world, held, invoice, change.how);
}

/** Returns the price that a subscription is to take. @throws StripeError when it does not fit */
export function fittingPrice(world: World, held: SubscriptionRecord, id: string) {
  const taken = find(world, "prices", id, "items[0][price]");
  const { recurring, currency } = taken;
  if (recurring && currency === held.currency) return { taken, recurring };
  throw invalid(`The price ${id} does not fit this subscription.`, { param: "items[0][price]" });
}
