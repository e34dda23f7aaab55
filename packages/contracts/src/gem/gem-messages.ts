import { z } from "zod";

/** Notifications about a user's gems. */
export const gemNotifications = {
  /** By staff. */
  "gem.given": z.object({ gems: z.number().int() }),
  "gem.courtesy": z.object({ gems: z.number().int() }),
  "gem.taken": z.object({ gems: z.number().int() }),
  /** To the other admins: a correction waits for a second person. Negative when gems are taken. */
  "gem.correctionWaits": z.object({ gems: z.number().int() }),
  /**
   * The identity got sign-up gems before, under an account that was deleted; `gems` can be claimed
   * every day.
   */
  "gem.signupHad": z.object({ gems: z.number().int() }),
  /**
   * Many users signed up from the same network or device today: the sign-up gems are granted at a visit after
   * 00:00 UTC.
   */
  "gem.signupLater": z.object({ gems: z.number().int() }),
  /**
   * The daily gems can be claimed; claimed today, they are usable until the end of `lastDay` (UTC).
   */
  "gem.dailyOffer": z.object({ gems: z.number().int(), lastDay: z.iso.date() }),
};

/** Sentences in statements and receipts. */
export const gemSentences = {
  "gem.signup": z.object({}),
  "gem.daily": z.object({}),
  "gem.expired": z.object({}),
  "gem.expiredReserved": z.object({}),
  "gem.purchaseRefunded": z.object({}),
  "gem.correction": z.object({}),
  /** Why held gems were returned. */
  "gem.returned": z.object({ why: z.enum(["unmade", "undelivered", "overdue", "cancelled"]) }),
  /** Steps of a receipt. */
  "gem.setAside": z.object({}),
  "gem.partReturned": z.object({ gems: z.number().int() }),
  "gem.endedReserved": z.object({}),
};
