import { z } from "zod";
import { gemBalance } from "../gem/gem.ts";
import { AWARD_NAMES } from "./award-table.ts";

const day = z.iso.date();

/** GET /api/awards: what the user has collected, and what comes next. */
export const awardProgress = z
  .object({
    /** True while the owner of the server has switched awards off. */
    paused: z.boolean(),
    /** Null when the user does not want to be shown streaks. */
    streak: z
      .object({
        /** Days in a row with a claim; 0 without a streak. */
        days: z.int(),
        /** The next streak that is awarded; null when all were. */
        next: z.object({ days: z.int(), gems: z.int() }).nullable(),
        /** True when a missed day would not end the streak. */
        freezeReady: z.boolean(),
        /** First day that can be missed again; null while one can be. */
        freezeBackOn: day.nullable(),
        /** The last day that was missed without ending the streak; null for none. */
        frozenDay: day.nullable(),
      })
      .nullable(),
    /** The current UTC week, from Monday. */
    week: z.object({
      from: day,
      /** Days with a claim, or with something ordered that was delivered; oldest first. */
      activeDays: z.array(day),
      /** Active days that are needed. */
      needed: z.int(),
      gems: z.int(),
      granted: z.boolean(),
    }),
    /** Awards for published works; `granted` is true once this week's was given. */
    works: z.array(
      z.object({ kind: z.enum(["story", "video"]), gems: z.int(), granted: z.boolean() }),
    ),
  })
  .meta({ id: "AwardProgress" });
export type AwardProgress = z.infer<typeof awardProgress>;

/** PUT /api/awards/streaks */
export const streakChoice = z.strictObject({ shown: z.boolean() });
export type StreakChoice = z.infer<typeof streakChoice>;

/** POST /api/gems/daily-claim */
export const dailyClaim = z.object({
  gems: z.number().int(),
  /** What the claim was awarded besides: for a streak or for a week. */
  awards: z.array(z.object({ award: z.enum(AWARD_NAMES), gems: z.number().int() })),
  balance: gemBalance,
});
