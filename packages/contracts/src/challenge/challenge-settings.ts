import { z } from "zod";
import { cleanLines } from "../account/display-name.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import {
  CHALLENGE_BRIEF_MAX,
  CHALLENGE_DAYS_MAX,
  ENTRIES_EACH_MAX,
  HOUSE_POOL_MAX,
  THEME_MAX,
} from "./challenge-limits.ts";
import { prizePlan } from "./prize-plan.ts";

const DAY = 24 * 3_600_000;

/** What whoever holds a challenge decides, until it is scheduled. */
export const challengeSettings = z
  .strictObject({
    theme: z.string().overwrite(cleanLines).trim().min(1).max(THEME_MAX),
    /** What is asked for, and what voters should look at. */
    brief: z.string().overwrite(cleanLines).trim().min(1).max(CHALLENGE_BRIEF_MAX),
    /** A public work that is shown with the theme. */
    coverId: z.string().min(1).max(64).nullable().default(null),
    kinds: z
      .array(z.enum(CONTENT_KINDS))
      .min(1)
      .refine((all) => new Set(all).size === all.length, "no two alike"),
    /** Maximum entries of one person. */
    entriesEach: z.int().min(1).max(ENTRIES_EACH_MAX),
    opensAt: z.iso.datetime(),
    /** From then on nothing is entered or withdrawn. */
    votingAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    pool: z.int().min(0).max(HOUSE_POOL_MAX),
    plan: prizePlan,
  })
  .refine(
    ({ opensAt, votingAt, closesAt }) =>
      Date.parse(opensAt) < Date.parse(votingAt) &&
      Date.parse(votingAt) < Date.parse(closesAt) &&
      Date.parse(closesAt) - Date.parse(opensAt) <= CHALLENGE_DAYS_MAX * DAY,
    { path: ["closesAt"], message: "opening, voting and its end follow each other" },
  )
  .meta({ id: "ChallengeSettings" });
export type ChallengeSettings = z.output<typeof challengeSettings>;
