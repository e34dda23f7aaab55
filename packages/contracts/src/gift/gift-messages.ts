import { z } from "zod";

/** Notifications about gifts. */
export const giftNotifications = {
  /** `by` is the giver's id. */
  "gift.received": z.object({ by: z.string(), name: z.string(), gems: z.number().int() }),
};

/** Lines of statements and receipts; the other person is joined on reading. */
export const giftSentences = {
  "gift.given": z.object({}),
  "gift.got": z.object({}),
};
