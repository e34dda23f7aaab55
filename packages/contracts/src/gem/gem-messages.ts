import { z } from "zod";

/** What a person is notified of about their gems. */
export const gemNotifications = {
  /** The day's gems wait; claimed today, they can be used until the end of `lastDay` (UTC). */
  "gem.dailyOffer": z.object({ gems: z.number().int(), lastDay: z.iso.date() }),
};
