import { z } from "zod";
import { metadataRecord } from "./catalogue-records.ts";

/** `card` is paid at once, `sepa_debit` only later. */
export const paymentMethod = z.enum(["card", "sepa_debit"]);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const sessionRecord = z.object({
  id: z.string(),
  mode: z.enum(["payment", "subscription"]),
  status: z.enum(["open", "complete", "expired"]),
  paymentStatus: z.enum(["paid", "unpaid", "no_payment_required"]),
  currency: z.string(),
  lines: z.array(z.object({ id: z.string(), price: z.string(), quantity: z.int() })),
  customer: z.string().nullable(),
  customerEmail: z.string().nullable(),
  /** What the customer typed on the page. */
  email: z.string().nullable(),
  clientReferenceId: z.string().nullable(),
  metadata: metadataRecord,
  /** Parameters that the session only repeats. */
  echoed: z.record(z.string(), z.unknown()),
  intentData: z.object({
    metadata: metadataRecord,
    description: z.string().nullable(),
    statementDescriptorSuffix: z.string().nullable(),
  }),
  subscriptionData: z.object({
    metadata: metadataRecord,
    description: z.string().nullable(),
    trialDays: z.int(),
  }),
  paymentIntent: z.string().nullable(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
  url: z.string().nullable(),
  expiresAt: z.int(),
  created: z.int(),
});
export type CheckoutRecord = z.infer<typeof sessionRecord>;

export const intentRecord = z.object({
  id: z.string(),
  secret: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum([
    ...["requires_payment_method", "requires_action", "processing", "succeeded", "canceled"],
  ] as const),
  method: paymentMethod,
  customer: z.string().nullable(),
  email: z.string().nullable(),
  description: z.string().nullable(),
  statementDescriptorSuffix: z.string().nullable(),
  metadata: metadataRecord,
  latestCharge: z.string().nullable(),
  declined: z.boolean(),
  /** Renewals: the card is kept. */
  offSession: z.boolean(),
  canceledAt: z.int().nullable(),
  created: z.int(),
});
export type IntentRecord = z.infer<typeof intentRecord>;

export const chargeRecord = z.object({
  id: z.string(),
  paymentIntent: z.string(),
  paymentMethod: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["succeeded", "pending", "failed"]),
  method: paymentMethod,
  customer: z.string().nullable(),
  email: z.string().nullable(),
  description: z.string().nullable(),
  metadata: metadataRecord,
  amountRefunded: z.int(),
  disputed: z.boolean(),
  fraud: z.boolean(),
  balanceTransaction: z.string().nullable(),
  created: z.int(),
});
export type ChargeRecord = z.infer<typeof chargeRecord>;

export const refundRecord = z.object({
  id: z.string(),
  charge: z.string(),
  paymentIntent: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["pending", "succeeded", "failed", "canceled"]),
  reason: z.string().nullable(),
  failureReason: z.string().nullable(),
  reference: z.string().nullable(),
  metadata: metadataRecord,
  balanceTransaction: z.string().nullable(),
  failureBalanceTransaction: z.string().nullable(),
  created: z.int(),
});
export type RefundRecord = z.infer<typeof refundRecord>;

export const disputeRecord = z.object({
  id: z.string(),
  charge: z.string(),
  paymentIntent: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["needs_response", "under_review", "won", "lost"]),
  reason: z.string(),
  submissions: z.int(),
  evidence: z.record(z.string(), z.string()),
  dueBy: z.int(),
  metadata: metadataRecord,
  balanceTransactions: z.array(z.string()),
  created: z.int(),
});
export type DisputeRecord = z.infer<typeof disputeRecord>;

export const warningRecord = z.object({
  id: z.string(),
  charge: z.string(),
  paymentIntent: z.string(),
  fraudType: z.string(),
  created: z.int(),
});
export type WarningRecord = z.infer<typeof warningRecord>;

export const transactionRecord = z.object({
  id: z.string(),
  type: z.enum(["charge", "payment", "refund", "refund_failure", "adjustment"]),
  source: z.string(),
  amount: z.int(),
  fee: z.int(),
  currency: z.string(),
  created: z.int(),
});
export type TransactionRecord = z.infer<typeof transactionRecord>;
