import { z } from "zod";
import { PURCHASE_ENVIRONMENTS, STORES } from "../billing/store-vocabulary.ts";
import { SOLD } from "./payment.ts";

export const REVENUE_MONTHS_MAX = 36;

/** GET /api/admin/revenue */
export const revenueQuery = z.object({
  months: z.coerce.number<number>().int().min(1).max(REVENUE_MONTHS_MAX).default(12),
});

/**
 * One month of one product or plan at one store in one currency. Money is in the smallest unit of
 * the currency.
 */
export const revenueRow = z
  .object({
    /** First day, in UTC. */
    month: z.iso.date(),
    store: z.enum(STORES),
    product: z.enum(SOLD),
    currency: z.string(),
    /** What plans bring in a month, at its end or now: a year counts a twelfth. */
    recurring: z.int(),
    /** Plans that were paid for at its end. */
    holders: z.int(),
    started: z.int(),
    churned: z.int(),
    /** Renewals that failed, and those of them that were paid after all. */
    failed: z.int(),
    wonBack: z.int(),
    payments: z.int(),
    paid: z.int(),
    fees: z.int(),
    refunds: z.int(),
    refunded: z.int(),
    disputes: z.int(),
    /** Taken by banks, with what stores take for that. */
    disputed: z.int(),
    /** What is left of what was paid. */
    net: z.int(),
  })
  .meta({ id: "RevenueRow" });
export type RevenueRow = z.infer<typeof revenueRow>;

/** A dispute that a bank has not decided. */
export const openDispute = z
  .object({
    paymentId: z.string(),
    handle: z.string(),
    amount: z.int(),
    currency: z.string(),
    reason: z.string(),
    /** Null once nothing can be said any more. */
    answerBy: z.iso.datetime().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "OpenDispute" });
export type OpenDispute = z.infer<typeof openDispute>;

export const revenue = z
  .object({
    /** What was paid with: money, a store's test money, or nothing. Null when nothing was sold. */
    environment: z.enum(PURCHASE_ENVIRONMENTS).nullable(),
    /** First days, oldest first. */
    months: z.array(z.iso.date()),
    rows: z.array(revenueRow),
    /** The most urgent first. */
    disputes: z.array(openDispute),
  })
  .meta({ id: "Revenue" });
export type Revenue = z.infer<typeof revenue>;
