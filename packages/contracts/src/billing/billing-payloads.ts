import { z } from "zod";
import { PRODUCTS } from "./store-vocabulary.ts";

const booked = z.object({
  product: z.enum(PRODUCTS),
  gems: z.number().int(),
  /** Version of the purchase that it changed. */
  version: z.number().int(),
});

/** Events of purchases; the subject is the purchase. */
export const billingPayloads = {
  "purchase.granted": booked,
  /** `owed`: the debt that it left. */
  "purchase.takenBack": booked.extend({
    owed: z.number().int(),
    why: z.enum(["refund", "dispute"]),
  }),
  "purchase.restored": booked,
};
