import { z } from "zod";
import { metadataRecord } from "./catalogue-records.ts";
import { paymentMethod } from "./payment-records.ts";

export const invoiceLineRecord = z.object({
  id: z.string(),
  amount: z.int(),
  description: z.string(),
  price: z.string(),
  quantity: z.int(),
  periodStart: z.int(),
  periodEnd: z.int(),
  item: z.string().nullable(),
  /** Set for a proration, which was an invoice item first. */
  invoiceItem: z.string().nullable(),
});
export type InvoiceLineRecord = z.infer<typeof invoiceLineRecord>;

export const subscriptionRecord = z.object({
  id: z.string(),
  item: z.string(),
  price: z.string(),
  quantity: z.int(),
  customer: z.string(),
  status: z.enum([
    ...["incomplete", "incomplete_expired", "trialing", "active", "past_due", "unpaid"],
    ...["paused", "canceled"],
  ] as const),
  currency: z.string(),
  description: z.string().nullable(),
  metadata: metadataRecord,
  method: paymentMethod,
  paymentMethod: z.string(),
  anchor: z.int(),
  periodStart: z.int(),
  periodEnd: z.int(),
  trialStart: z.int().nullable(),
  trialEnd: z.int().nullable(),
  trialEndTold: z.boolean(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: z.int().nullable(),
  cancelReason: z.string().nullable(),
  cancelComment: z.string().nullable(),
  cancelFeedback: z.string().nullable(),
  endedAt: z.int().nullable(),
  pausedAt: z.int().nullable(),
  pauseCollection: z.object({ behavior: z.string(), resumesAt: z.int().nullable() }).nullable(),
  latestInvoice: z.string().nullable(),
  /** Prorations that the next invoice will hold. */
  pending: z.array(invoiceLineRecord),
  /** Renewals and retries of sweeps are declined. */
  cardDeclines: z.boolean(),
  /** This subscription's own time, when it was advanced beyond the clock's. */
  time: z.int(),
  created: z.int(),
});
export type SubscriptionRecord = z.infer<typeof subscriptionRecord>;

export const invoiceRecord = z.object({
  id: z.string(),
  number: z.string().nullable(),
  customer: z.string(),
  subscription: z.string().nullable(),
  billingReason: z.enum([
    ...["subscription_create", "subscription_cycle", "subscription_update"],
  ] as const),
  currency: z.string(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  metadata: metadataRecord,
  lines: z.array(invoiceLineRecord),
  total: z.int(),
  startingBalance: z.int(),
  endingBalance: z.int(),
  amountDue: z.int(),
  amountPaid: z.int(),
  attempts: z.int(),
  nextAttempt: z.int().nullable(),
  paymentIntent: z.string().nullable(),
  payment: z.string().nullable(),
  periodStart: z.int(),
  periodEnd: z.int(),
  finalizedAt: z.int().nullable(),
  paidAt: z.int().nullable(),
  voidedAt: z.int().nullable(),
  uncollectibleAt: z.int().nullable(),
  created: z.int(),
});
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

export const scheduleRecord = z.object({
  id: z.string(),
  subscription: z.string(),
  customer: z.string(),
  status: z.enum(["active", "released"]),
  /** The present one first. */
  phases: z.array(z.object({ price: z.string(), quantity: z.int(), start: z.int(), end: z.int() })),
  created: z.int(),
  releasedAt: z.int().nullable(),
});
export type ScheduleRecord = z.infer<typeof scheduleRecord>;

export const portalRecord = z.object({
  id: z.string(),
  customer: z.string(),
  configuration: z.string(),
  returnUrl: z.string().nullable(),
  flow: z
    .object({
      type: z.string(),
      completion: z.string(),
      returnUrl: z.string().nullable(),
      message: z.string().nullable(),
      /** The subscriptions that it is about. */
      cancels: z.string().nullable(),
      updates: z.string().nullable(),
    })
    .nullable(),
  locale: z.string().nullable(),
  url: z.string(),
  created: z.int(),
});
export type PortalRecord = z.infer<typeof portalRecord>;
