import type { ShopPrice } from "@kinora/contracts/billing/billing";
import type { PlanId } from "@kinora/contracts/billing/plans";
import { PaymentDeclined, type Running, TimeGiven } from "@kinora/domain/subscription/plan-store";
import Stripe from "stripe";
import { idOf } from "./id-of.ts";
import { planPrice } from "./plan-price.ts";

/**
 * Returns what Stripe would take now for a change at once: the new price for the rest of the
 * period, less what was paid for it.
 *
 * @see https://docs.stripe.com/api/invoices/create_preview
 */
export async function previewChange(stripe: Stripe, ref: string, to: PlanId): Promise<ShopPrice> {
  refuseGiven(await stripe.subscriptions.retrieve(ref));
  const items = await itemsOf(stripe, ref, to);
  const { amount_due, currency } = await stripe.invoices.createPreview({
    subscription: ref,
    subscription_details: { items, proration_behavior: "always_invoice" },
  });
  return { amount: amount_due, currency: currency.toUpperCase() };
}

/**
 * Changes the plan at once and takes the difference.
 *
 * @throws PaymentDeclined, TimeGiven, having changed nothing
 */
export async function changeNow(stripe: Stripe, { ref, key }: Running, to: PlanId): Promise<void> {
  refuseGiven(await stripe.subscriptions.retrieve(ref));
  await release(stripe, ref);
  const items = await itemsOf(stripe, ref, to);
  await stripe.subscriptions
    .update(
      ref,
      { items, proration_behavior: "always_invoice", payment_behavior: "error_if_incomplete" },
      { idempotencyKey: `${key}:now:${to}` },
    )
    .catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeCardError) throw new PaymentDeclined();
      throw error;
    });
}

/**
 * Changes the plan at the end of the period, by a schedule whose second phase has the new price and
 * which then lets the subscription go on by itself.
 *
 * @see https://docs.stripe.com/billing/subscriptions/subscription-schedules
 */
export async function changeLater(stripe: Stripe, { ref }: Running, to: PlanId): Promise<void> {
  const price = await planPrice(stripe, to);
  const schedule = await scheduleOf(stripe, ref);
  const [current] = schedule.phases;
  const [item] = current?.items ?? [];
  if (!current || !item) throw new Error(`The schedule of ${ref} has no phase.`);
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    proration_behavior: "none",
    phases: [
      {
        items: [{ price: idOf(item.price), quantity: item.quantity ?? 1 }],
        ...{ start_date: current.start_date, end_date: current.end_date },
      },
      { items: [{ price, quantity: 1 }] },
    ],
  });
}

/** The schedule that a subscription is under, or a new one; a change that was cut off is gone on with. */
async function scheduleOf(stripe: Stripe, ref: string): Promise<Stripe.SubscriptionSchedule> {
  const held = await stripe.subscriptions.retrieve(ref);
  refuseGiven(held);
  const { schedule } = held;
  return schedule === null
    ? stripe.subscriptionSchedules.create({ from_subscription: ref })
    : stripe.subscriptionSchedules.retrieve(idOf(schedule));
}

/**
 * A trial is how Stripe puts off a payment: it takes nothing for a higher plan in it.
 *
 * @throws TimeGiven
 */
function refuseGiven({ status, trial_end: end }: Stripe.Subscription): void {
  if (status === "trialing" && end !== null) throw new TimeGiven(new Date(end * 1_000));
}

/** Ends with the period, or goes on with the present plan; a planned change is given up. */
export async function setEnds(stripe: Stripe, { ref }: Running, ends: boolean): Promise<void> {
  await release(stripe, ref);
  await stripe.subscriptions.update(ref, { cancel_at_period_end: ends });
}

/** A subscription under a schedule can't be changed by itself. */
async function release(stripe: Stripe, ref: string): Promise<void> {
  const { schedule } = await stripe.subscriptions.retrieve(ref);
  if (schedule !== null) await stripe.subscriptionSchedules.release(idOf(schedule));
}

async function itemsOf(stripe: Stripe, ref: string, to: PlanId) {
  const [price, held] = await Promise.all([
    planPrice(stripe, to),
    stripe.subscriptions.retrieve(ref),
  ]);
  const [item] = held.items.data;
  if (!item) throw new Error(`The subscription ${ref} has no item.`);
  return [{ id: item.id, price }];
}
