import { z } from "zod";

/** Where a work stands, as its owner manages it: each counts for one of these. */
export const WORK_STANDINGS = [
  "feed",
  "scheduled",
  "link",
  "unlisted",
  "private",
  "checked",
  "restricted",
  "making",
  "failed",
  "trash",
] as const;
export type OwnStanding = (typeof WORK_STANDINGS)[number];

/** GET /api/me/work-standing: how many of one's works stand where. */
export const workStandings = z
  .object({ items: z.array(z.object({ standing: z.enum(WORK_STANDINGS), count: z.int() })) })
  .meta({ id: "WorkStandings" });
