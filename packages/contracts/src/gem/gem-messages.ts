import { z } from "zod";

/** What is said of a person's gems. */
export const gemMessages = {
  /** The day's gems wait; claimed today, they can be used until the end of `lastDay` (UTC). */
  "gem.dailyOffer": z.object({ gems: z.number().int(), lastDay: z.iso.date() }),
};
