import type { SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { subscriptionShape } from "../shapes/billing-shapes.ts";
import { invalid } from "../stripe-error.ts";
import type { World } from "../world.ts";
import { releaseSchedule, scheduleOf } from "./schedules.ts";

/** Ends a subscription at this moment. @throws StripeError when it has ended */
export function endSubscription(
  world: World,
  held: SubscriptionRecord,
  reason: "cancellation_requested" | "payment_failed" = "cancellation_requested",
): void {
  refuseEnded(held);
  const now = world.now();
  held.status = "canceled";
  held.canceledAt ??= now;
  held.endedAt = now;
  held.cancelReason ??= reason;
  held.pausedAt = null;
  held.pending = [];
  const schedule = scheduleOf(world, held.id);
  if (schedule) releaseSchedule(world, schedule);
  const invoice = world.state.invoices[held.latestInvoice ?? ""];
  if (invoice) invoice.nextAttempt = null;
  const customer = world.state.customers[held.customer];
  if (customer) customer.delinquent = false;
  emit(world, "customer.subscription.deleted", subscriptionShape(world.state, held));
}

/** Sets or unsets the mark that it ends with its period, and returns the fields that changed. */
export function markCancelled(world: World, held: SubscriptionRecord, ends: boolean): object {
  const shown = subscriptionShape(world.state, held);
  const { cancel_at, cancel_at_period_end, canceled_at, cancellation_details } = shown;
  if (held.cancelAtPeriodEnd === ends) return {};
  held.cancelAtPeriodEnd = ends;
  held.canceledAt = ends ? world.now() : null;
  held.cancelReason = ends ? "cancellation_requested" : null;
  return { cancel_at, cancel_at_period_end, canceled_at, cancellation_details };
}

/** @throws StripeError when a subscription has ended */
export function refuseEnded({ status, id }: SubscriptionRecord): void {
  if (status !== "canceled" && status !== "incomplete_expired") return;
  throw invalid(`No such subscription: '${id}'`, { code: "resource_missing", param: "id" });
}
