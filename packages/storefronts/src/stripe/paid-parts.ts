import type { PaidPart } from "@kinora/domain/subscription/subscription-store";
import type Stripe from "stripe";
import { idOf } from "./id-of.ts";
import { planOf } from "./plan-price.ts";

/** More changes than this within a period are not looked at. */
const MOST = 20;

/**
 * Returns the payments that a changed plan's period stands on, oldest first: the period's own, and
 * the difference of each change. Undefined where the latest invoice is for a whole period.
 */
export async function paidParts(
  stripe: Stripe,
  subscription: string,
  latest: Stripe.Invoice | null,
): Promise<readonly PaidPart[] | undefined> {
  if (latest?.billing_reason !== "subscription_update") return undefined;
  const { data } = await stripe.invoices.list({
    ...{ subscription, status: "paid", limit: MOST },
    expand: ["data.payments"],
  });
  const parts: PaidPart[] = [];
  for (const invoice of data) {
    const part = await partOf(stripe, invoice);
    if (part) parts.unshift(part);
    if (invoice.billing_reason !== "subscription_update") break;
  }
  return parts;
}

/** Null when credit paid for all of it. */
async function partOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<PaidPart | null> {
  const intent = invoice.payments?.data[0]?.payment.payment_intent ?? null;
  const line = invoice.lines.data.find(({ amount }) => amount > 0);
  const price = line?.pricing?.price_details?.price;
  if (intent === null || !line || !price) return null;
  const plan = planOf(typeof price === "string" ? await stripe.prices.retrieve(price) : price);
  return plan && { ref: idOf(intent), plan, until: new Date(line.period.end * 1_000) };
}
