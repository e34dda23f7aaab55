import { z } from "zod";

/** What a person is notified of about their gems. */
export const gemNotifications = {
  /** By the staff. */
  "gem.given": z.object({ gems: z.number().int() }),
  "gem.taken": z.object({ gems: z.number().int() }),
  /** Many signed up from the same network today: the gems of signing up come at a visit after 00:00 UTC. */
  "gem.signupLater": z.object({ gems: z.number().int() }),
  /** The day's gems wait; claimed today, they can be used until the end of `lastDay` (UTC). */
  "gem.dailyOffer": z.object({ gems: z.number().int(), lastDay: z.iso.date() }),
};

/** What stands in statements and receipts. */
export const gemSentences = {
  "gem.signup": z.object({}),
  "gem.daily": z.object({}),
  "gem.expired": z.object({}),
  "gem.expiredReserved": z.object({}),
  "gem.purchaseRefunded": z.object({}),
  "gem.correction": z.object({}),
  /** Why gems that were set aside went back. */
  "gem.returned": z.object({ why: z.enum(["unmade", "undelivered", "overdue", "cancelled"]) }),
  /** Steps of a receipt. */
  "gem.setAside": z.object({}),
  "gem.partReturned": z.object({ gems: z.number().int() }),
  "gem.endedReserved": z.object({}),
};
