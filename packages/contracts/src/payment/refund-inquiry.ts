import { z } from "zod";
import { STORES } from "../billing/store-vocabulary.ts";
import { SOLD } from "./payment.ts";

/**
 * `due`: to be answered. `refused`: the store didn't take the answer. `missed`: not answered in time.
 */
export const INQUIRY_STATES = ["due", "answered", "refused", "missed"] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];

/** What a phone's store asks before it decides about a refund. */
export const refundInquiry = z
  .object({
    id: z.string(),
    store: z.enum(STORES),
    state: z.enum(INQUIRY_STATES),
    /** Why the buyer wants their money back, as the store says it. */
    reason: z.string().nullable(),
    askedAt: z.iso.datetime(),
    answerBy: z.iso.datetime(),
    /** Null while the payment isn't known here. */
    payment: z
      .object({
        id: z.string(),
        handle: z.string(),
        product: z.enum(SOLD),
        /** False while its buyer has not agreed that the store is told anything. */
        hasConsented: z.boolean(),
      })
      .nullable(),
    /** What the store was told; null for nothing yet. */
    answer: z
      .object({
        delivered: z.boolean(),
        /** Thousandths of a percent. */
        consumed: z.int(),
        prefersGrant: z.boolean(),
      })
      .nullable(),
    endedAt: z.iso.datetime().nullable(),
    /** Why the store didn't take the answer. */
    problem: z.string().nullable(),
  })
  .meta({ id: "RefundInquiry" });
export type RefundInquiry = z.infer<typeof refundInquiry>;

/** GET /api/admin/refund-inquiries: those to be answered first, the most urgent on top. */
export const refundInquiries = z
  .object({ items: z.array(refundInquiry) })
  .meta({ id: "RefundInquiries" });

/** True when a phone's store may be told how much was used of what one wants refunded. */
const isGiven = z.boolean();

/** PUT /api/billing/refund-consent */
export const newRefundConsent = z.strictObject({ isGiven });

/** GET and PUT /api/billing/refund-consent */
export const refundConsent = z
  .object({
    isGiven,
    /** True for those who paid in an app: only its store asks. */
    hasPaidInApp: z.boolean(),
  })
  .meta({ id: "RefundConsent" });
