import type { SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { subscriptionShape } from "../shapes/billing-shapes.ts";
import { invalid } from "../stripe-error.ts";
import type { World } from "../world.ts";
import { collect, setStatus } from "./collect.ts";
import { draftInvoice, finalizeInvoice, periodLine } from "./invoices.ts";

/**
 * A running subscription is on trial until a moment, at which its next period begins: nothing is
 * taken until then. What is left of the present period is not credited.
 *
 * @throws StripeError
 */
export function startTrial(world: World, held: SubscriptionRecord, until: number): void {
  if (held.status !== "active" && held.status !== "trialing")
    throw invalid(`A subscription that is ${held.status} can't be on trial.`);
  if (until <= world.now()) throw invalid("The trial must end in the future.");
  const before = subscriptionShape(world.state, held);
  const now = world.now();
  Object.assign(held, {
    ...{ trialStart: now, trialEnd: until, trialEndTold: false },
    ...{ periodStart: now, periodEnd: until, anchor: until },
  });
  const line = periodLine(world, held);
  const invoice = draftInvoice(world, held, "subscription_update", [
    { ...line, amount: 0, description: `Trial period for ${line.description}` },
  ]);
  const { items, trial_end } = before;
  emit(world, "customer.subscription.updated", subscriptionShape(world.state, held), {
    items,
    trial_end,
  });
  setStatus(world, held, "trialing");
  finalizeInvoice(world, invoice);
  collect(world, held, invoice, "paid");
}
