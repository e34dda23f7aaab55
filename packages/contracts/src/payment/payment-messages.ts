import { z } from "zod";
import { PLANS } from "../billing/plans.ts";

/** Notifications of what staff did about money. */
export const paymentNotifications = {
  /** Amounts with their currency, "4.99 USD". `paid`: what it is a part of; null when all goes back. */
  "payment.refunded": z.object({ sum: z.string(), paid: z.string().nullable().default(null) }),
  "plan.extended": z.object({
    plan: z.enum(PLANS),
    days: z.number().int(),
    until: z.iso.datetime(),
  }),
  "pass.given": z.object({
    tier: z.enum(["basic", "pro"]),
    gems: z.number().int(),
    until: z.iso.datetime(),
  }),
};
