import { z } from "zod";
import { WEEKDAYS } from "../schedule/repeat.ts";
import { zoneName } from "../schedule/zone.ts";

/** GET /api/posts/best-times. */
export const bestTimesQuery = z.object({ zone: zoneName });

/** Hours of the week in which an account's own posts were seen more than usual, the best first. */
export const accountBestTimes = z
  .object({
    connectionId: z.string(),
    /** Posts of which the views after a day are known. */
    posts: z.int(),
    /** None while there are too few posts, or no hour stands out. */
    times: z.array(
      z.object({
        weekday: z.union(WEEKDAYS.map((day) => z.literal(day))),
        /** 0 to 23: the hour that begins then, in the zone that was asked for. */
        hour: z.int(),
        /** Posts that say so. */
        posts: z.int(),
        /** How often they were seen, as a multiple of the usual post. */
        lift: z.number(),
      }),
    ),
  })
  .meta({ id: "AccountBestTimes" });
export type AccountBestTimes = z.output<typeof accountBestTimes>;

export const bestTimesAnswer = z.object({
  /** Posts without which nothing is said of an account. */
  needed: z.int(),
  /** One for each connected account. */
  items: z.array(accountBestTimes),
});
