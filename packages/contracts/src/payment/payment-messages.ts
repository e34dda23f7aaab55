import { z } from "zod";
import { PLANS } from "../billing/plans.ts";

/** Notifications of what staff did about money. */
export const paymentNotifications = {
  /** `sum`: an amount with its currency, "4.99 USD". */
  "payment.refunded": z.object({ sum: z.string() }),
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
