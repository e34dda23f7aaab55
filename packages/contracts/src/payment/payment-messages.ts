import { z } from "zod";

/** Notifications of what staff did about money. */
export const paymentNotifications = {
  /** `sum`: an amount with its currency, "4.99 USD". */
  "payment.refunded": z.object({ sum: z.string() }),
  "pass.given": z.object({
    tier: z.enum(["basic", "pro"]),
    gems: z.number().int(),
    until: z.iso.datetime(),
  }),
};
