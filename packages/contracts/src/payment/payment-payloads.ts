import { z } from "zod";
import { SOLD } from "./payment.ts";

/** Events of payments and of passes that staff give; the subject is the payment, or the pass. */
export const paymentPayloads = {
  /** Money is on its way back. */
  "payment.refunded": z.object({
    product: z.enum(SOLD),
    amount: z.number().int(),
    currency: z.string(),
    /** Id of the order to refund. */
    order: z.string(),
  }),
  "pass.given": z.object({
    tier: z.enum(["basic", "pro"]),
    gems: z.number().int(),
    until: z.iso.datetime(),
  }),
};
