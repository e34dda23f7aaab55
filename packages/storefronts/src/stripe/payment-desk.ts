import type { PaymentDesk } from "@kinora/domain/payment/payment-desk";
import type Stripe from "stripe";
import { listPayments, listPlans } from "./list-books.ts";
import { readPaymentFacts } from "./read-payment-facts.ts";
import { refund } from "./refund.ts";

/** What staff do at Stripe; `reached` tells a store that does not answer from a mistake of ours. */
export const paymentDesk = (
  stripe: Stripe,
  reached: <T>(answer: Promise<T>) => Promise<T>,
): Omit<PaymentDesk, "store" | "environment"> => ({
  readPaymentFacts: (ref) => reached(readPaymentFacts(stripe, ref)),
  refund: (wish) => reached(refund(stripe, wish)),
  listPayments: (since) => eachReached(listPayments(stripe, since), reached),
  listPlans: () => eachReached(listPlans(stripe), reached),
});

async function* eachReached<T>(
  items: AsyncGenerator<T>,
  reached: <R>(answer: Promise<R>) => Promise<R>,
): AsyncGenerator<T> {
  for (;;) {
    const next = await reached(items.next());
    if (next.done === true) return;
    yield next.value;
  }
}
