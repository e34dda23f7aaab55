import { z } from "zod";
import { PLANS } from "../billing/plans.ts";
import { SOLD } from "./payment.ts";

/** Events of payments and of passes that staff give; the subject is the payment, or the pass. */
export const paymentPayloads = {
  /** Money is on its way back. */
  "payment.refunded": z.object({
    product: z.enum(SOLD),
    amount: z.number().int(),
    /** All that was paid; not in events from before it was told. */
    paid: z.number().int().optional(),
    currency: z.string(),
    /** Id of the order to refund. */
    order: z.string(),
  }),
  /** The subject is the subscription. */
  "plan.extended": z.object({
    plan: z.enum(PLANS),
    days: z.number().int(),
    until: z.iso.datetime().nullable(),
    /** Id of the extension. */
    order: z.string(),
  }),
  "pass.given": z.object({
    tier: z.enum(["basic", "pro"]),
    gems: z.number().int(),
    until: z.iso.datetime(),
  }),
};
