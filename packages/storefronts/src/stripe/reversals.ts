import type { PurchaseFacts } from "@kinora/domain/billing/storefront";
import type Stripe from "stripe";

/** Returns what of a payment went back: refunded, or taken by the buyer's bank. */
export async function reversalsOf(
  stripe: Stripe,
  paymentRef: string,
): Promise<Pick<PurchaseFacts, "refunded" | "dispute">> {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: paymentRef, limit: 100 }),
    stripe.disputes.list({ payment_intent: paymentRef, limit: 10 }),
  ]);
  return {
    refunded: refunds.data.filter(isUnderway).reduce((sum, { amount }) => sum + amount, 0),
    dispute: disputeOf(disputes.data),
  };
}

const isUnderway = ({ status }: Stripe.Refund) => status !== "failed" && status !== "canceled";

/** A warning is an inquiry: no money has moved yet. */
function disputeOf(disputes: readonly Stripe.Dispute[]): PurchaseFacts["dispute"] {
  if (disputes.some(({ status }) => status === "lost")) return "lost";
  return disputes.some(({ status }) => OPEN.has(status)) ? "open" : "none";
}

const OPEN: ReadonlySet<string> = new Set([
  ...["needs_response", "under_review", "appeal_needs_response", "appeal_under_review"],
]);
