import type { PaymentFacts, StoreDispute, StoreRefund } from "@kinora/domain/payment/payment-desk";
import type Stripe from "stripe";
import { isMissing } from "./is-missing.ts";

/**
 * Asks Stripe for all that it says of a payment: its card, its fee, refunds and disputes. Null when
 * it has none of this id.
 *
 * @see https://docs.stripe.com/api/payment_intents/object
 * @see https://docs.stripe.com/api/balance_transactions/object
 */
export async function readPaymentFacts(stripe: Stripe, ref: string): Promise<PaymentFacts | null> {
  try {
    const [intent, refunds, disputes] = await Promise.all([
      stripe.paymentIntents.retrieve(ref, { expand: ["latest_charge.balance_transaction"] }),
      stripe.refunds.list({ payment_intent: ref, limit: 100 }),
      stripe.disputes.list({ payment_intent: ref, limit: 10 }),
    ]);
    const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
    return {
      paid: { amount: intent.amount_received, currency: intent.currency.toUpperCase() },
      paidAt: dateOf(charge?.created ?? intent.created),
      fee: feeOf(charge),
      card: cardOf(charge),
      refunds: refunds.data.map(refundOf),
      disputes: disputes.data.flatMap((dispute) => disputeOf(dispute) ?? []),
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** What Stripe keeps, in the currency that was paid; it settles in the merchant's own. */
function feeOf(charge: Stripe.Charge | null): number | null {
  const booked = charge?.balance_transaction ?? null;
  if (booked === null || typeof booked === "string") return null;
  return Math.round(booked.fee / (booked.exchange_rate ?? 1));
}

/** A SEPA account has four last digits as well. */
function cardOf(charge: Stripe.Charge | null): PaymentFacts["card"] {
  const { card, sepa_debit: sepa } = charge?.payment_method_details ?? {};
  const last4 = card?.last4 ?? sepa?.last4 ?? null;
  return last4 === null ? null : { brand: card?.brand ?? null, last4 };
}

const refundOf = ({ id: ref, amount, status, created }: Stripe.Refund): StoreRefund => ({
  ...{ ref, amount, at: dateOf(created) },
  state:
    status === "failed" || status === "canceled"
      ? "failed"
      : status === "succeeded"
        ? "succeeded"
        : "pending",
});

/** Null for an inquiry, and for one that was withdrawn: no money has moved. */
function disputeOf(dispute: Stripe.Dispute): StoreDispute | null {
  const { id: ref, amount, reason, status, created, evidence_details: evidence } = dispute;
  if (status.startsWith("warning_")) return null;
  const state = status === "lost" ? "lost" : OVER.has(status) ? "won" : "open";
  const mayAnswer = state === "open" && evidence.due_by !== null && !status.includes("review");
  return {
    ...{ ref, amount, reason, state, at: dateOf(created) },
    fee: dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    answerBy: mayAnswer && evidence.due_by !== null ? dateOf(evidence.due_by) : null,
  };
}

const OVER: ReadonlySet<string> = new Set(["won", "prevented"]);
const dateOf = (seconds: number) => new Date(seconds * 1_000);
