import { z } from "zod";
import { AWARD_NAMES } from "./award-table.ts";

const gems = z.coerce.number<number>().int().min(0).max(1_000).optional();

/** GET /api/admin/awards/dry-run: amounts to try instead of those of the table. */
export const dryRunQuery = z.object({
  /** Another one draws other members. */
  seed: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  ...{ daily: gems, weekly: gems, signup: gems, first_creation: gems, story: gems, video: gems },
  /** For a handful of reviews. */
  review: gems,
});
export type DryRunWish = z.infer<typeof dryRunQuery>;

const count = z.int();

/** What made-up members get and spend on each day. */
export const awardDryRun = z
  .object({
    /** Gems of each award over the whole time; purchase: of first packs. */
    awards: z.record(z.enum(AWARD_NAMES), count),
    days: z.array(
      z.object({
        /** Members who have joined and not left. */
        members: count,
        /** Gems that were awarded, spent, and expired unused. */
        ...{ given: count, spent: count, expired: count },
        bought: count,
        /** Gems that can be spent at the end of the day, awarded and bought ones. */
        ...{ unspentGiven: count, unspentBought: count },
      }),
    ),
  })
  .meta({ id: "AwardDryRun" });
export type AwardDryRun = z.infer<typeof awardDryRun>;
