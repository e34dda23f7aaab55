import { type PaymentDesk, RefundRefused } from "@kinora/domain/payment/payment-desk";
import Stripe from "stripe";

/**
 * Refunds a part of a payment. Stripe forgets idempotency keys after some days, so a refund that
 * carries our key is looked for first.
 *
 * @see https://docs.stripe.com/api/refunds/create
 * @throws RefundRefused
 */
export async function refund(
  stripe: Stripe,
  { ref, cents, key }: Parameters<PaymentDesk["refund"]>[0],
): Promise<string> {
  const { data } = await stripe.refunds.list({ payment_intent: ref, limit: 100 });
  const made = data.find(({ metadata }) => metadata?.order === key);
  if (made) return made.id;
  try {
    const { id } = await stripe.refunds.create(
      {
        ...{ payment_intent: ref, amount: cents, reason: "requested_by_customer" },
        metadata: { order: key },
      },
      { idempotencyKey: `refund:${key}` },
    );
    return id;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new RefundRefused(`${error.code ?? error.type}: ${error.message}`);
    throw error;
  }
}
