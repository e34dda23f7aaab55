import { z } from "zod";
import { PRODUCTS } from "../billing/store-vocabulary.ts";
import { AWARD_NAMES } from "./award-table.ts";

const turned = z.object({
  product: z.enum(PRODUCTS),
  gems: z.number().int(),
  /** The debt that it left. */
  owed: z.number().int(),
  /** How often it has gone and come back. */
  turns: z.number().int(),
});

/** Events of awards; the subject is the user, whose account is locked. */
export const awardPayloads = {
  "award.granted": z.object({
    award: z.enum(AWARD_NAMES),
    gems: z.number().int(),
    receiptId: z.string(),
    /** The work it is for; null when it is for none. */
    creationId: z.string().nullable(),
    /** The purchase it is for; null when it is for none. */
    purchase: z
      .object({ id: z.string(), product: z.enum(PRODUCTS) })
      .nullable()
      .default(null),
  }),
  /** The award for a first pack went with the payment, or came back. */
  "award.takenBack": turned,
  "award.restored": turned,
};
