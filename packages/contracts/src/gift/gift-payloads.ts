import { z } from "zod";

/** Events of gifts; the subject is the gift, its user the receiver. */
export const giftPayloads = {
  "gift.given": z.object({ gems: z.number().int() }),
};
