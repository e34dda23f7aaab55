import type { ListedPayment, ListedPlan } from "@kinora/domain/payment/payment-desk";
import type Stripe from "stripe";
import { idOf } from "./id-of.ts";

const PAGE = 100;

/**
 * Lists payments made since, and those of which something went back since. Only what names an order of
 * ours counts: other things may be sold with the same account.
 *
 * @see https://docs.stripe.com/api/payment_intents/list
 */
export async function* listPayments(stripe: Stripe, since: Date): AsyncGenerator<ListedPayment> {
  const created = { gte: Math.floor(+since / 1_000) };
  const seen = new Set<string>();
  const isNew = (ref: string) => seen.size !== seen.add(ref).size;
  const paidFor = await plansOfPayments(stripe, created);
  const page = { created, limit: PAGE, expand: ["data.latest_charge"] };
  for await (const intent of stripe.paymentIntents.list(page)) {
    const listed = intent.status === "succeeded" && (await listedOf(stripe, intent, paidFor));
    if (listed && isNew(listed.ref)) yield listed;
  }
  for await (const back of eachReversal(stripe, created)) {
    if (seen.has(back)) continue;
    const intent = await stripe.paymentIntents.retrieve(back, { expand: ["latest_charge"] });
    const listed = await listedOf(stripe, intent, paidFor);
    if (listed && isNew(listed.ref)) yield listed;
  }
}

/** Payments of which something went back. */
async function* eachReversal(
  stripe: Stripe,
  created: Stripe.RangeQueryParam,
): AsyncGenerator<string> {
  for await (const { payment_intent: intent } of stripe.refunds.list({ created, limit: PAGE }))
    if (intent !== null) yield idOf(intent);
}

/** A renewal's payment names nothing; its invoice names the subscription. */
async function plansOfPayments(
  stripe: Stripe,
  created: Stripe.RangeQueryParam,
): Promise<ReadonlyMap<string, string>> {
  const plans = new Map<string, string>();
  const expand = ["data.payments"];
  for await (const invoice of stripe.invoices.list({ created, limit: PAGE, expand })) {
    const plan = invoice.parent?.subscription_details?.metadata?.subscription;
    const intent = invoice.payments?.data[0]?.payment.payment_intent;
    if (plan && intent) plans.set(idOf(intent), plan);
  }
  return plans;
}

async function listedOf(
  stripe: Stripe,
  {
    id: ref,
    metadata,
    amount_received: amount,
    created,
    latest_charge: charge,
  }: Stripe.PaymentIntent,
  paidFor: ReadonlyMap<string, string>,
): Promise<ListedPayment | null> {
  const { purchase, subscription = paidFor.get(ref) } = metadata;
  const order = purchase
    ? ({ noun: "purchase", id: purchase } as const)
    : subscription
      ? ({ noun: "subscription", id: subscription } as const)
      : null;
  if (order === null) return null;
  const isTouched = charge !== null && typeof charge !== "string" && charge.amount_refunded > 0;
  const refunds = isTouched
    ? (await stripe.refunds.list({ payment_intent: ref, limit: PAGE })).data
    : [];
  const standing = refunds.filter(({ status }) => status !== "failed" && status !== "canceled");
  return {
    ...{ ref, order, amount },
    refunded: standing.reduce((sum, refund) => sum + refund.amount, 0),
    changedAt: new Date(1_000 * Math.max(created, ...refunds.map((refund) => refund.created))),
  };
}

/**
 * Lists subscriptions of ours that are not over.
 *
 * @see https://docs.stripe.com/api/subscriptions/list
 */
export async function* listPlans(stripe: Stripe): AsyncGenerator<ListedPlan> {
  for await (const { id: ref, metadata, status, created } of stripe.subscriptions.list({
    limit: PAGE,
  }))
    if (metadata.subscription && !status.startsWith("incomplete"))
      yield {
        ...{ ref, id: metadata.subscription, rawState: status },
        begunAt: new Date(created * 1_000),
      };
}
