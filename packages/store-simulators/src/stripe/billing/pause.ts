import type { SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { subscriptionShape } from "../shapes/billing-shapes.ts";
import { invalid } from "../stripe-error.ts";
import { find, type World } from "../world.ts";
import { periodEnd } from "./calendar.ts";
import { setStatus } from "./collect.ts";
import { draftInvoice, finalizeInvoice, periodLine, prorationLine } from "./invoices.ts";
import { attempt, type RenewHow } from "./renew.ts";

/** Pauses a running subscription; what is left of the period is credited to the next invoice. */
export function pause(world: World, held: SubscriptionRecord, credits: boolean): void {
  if (held.status !== "active" && held.status !== "trialing") {
    throw invalid(`A subscription that is ${held.status} cannot be paused.`);
  }
  if (credits && held.status === "active")
    held.pending.push(prorationLine(world, held, held.price, -1));
  held.pausedAt = world.now();
  setStatus(world, held, "paused");
  emit(world, "customer.subscription.paused", subscriptionShape(world.state, held));
}

/**
 * Resumes a paused subscription: a new period starts now, or the old one goes on and what is left
 * of it is billed with the next.
 *
 * @throws StripeError when it is not paused
 */
export function resume(
  world: World,
  held: SubscriptionRecord,
  anchor: "now" | "unchanged",
  how: RenewHow,
): void {
  if (held.status !== "paused") throw invalid("Only a paused subscription can be resumed.");
  const { recurring } = find(world, "prices", held.price, "price");
  if (!recurring) throw invalid("Its price is not recurring.");
  const now = world.now();
  held.pausedAt = null;
  if (anchor === "unchanged") {
    while (held.periodEnd <= now) {
      held.periodStart = held.periodEnd;
      held.periodEnd = periodEnd(held.anchor, held.periodStart, recurring);
    }
    held.pending.push(prorationLine(world, held, held.price, 1));
    setStatus(world, held, "active");
  } else {
    held.anchor = now;
    held.periodStart = now;
    held.periodEnd = periodEnd(now, now, recurring);
    const invoice = draftInvoice(world, held, "subscription_update", [periodLine(world, held)]);
    finalizeInvoice(world, invoice);
    setStatus(world, held, "active");
    attempt(world, held, invoice, how);
  }
  emit(world, "customer.subscription.resumed", subscriptionShape(world.state, held));
}
