import { z } from "zod";
import { SCAN_MEASURES, type ScanLimit } from "./scan-limits.ts";

/** Maximum works on which a change is tried, newest first. */
export const SCANS_TRIED = 1_000;
/** Maximum works named among those that a change would affect. */
export const SCANS_NAMED = 50;
/** Maximum changes per response. */
export const SCAN_LIMITS_LISTED = 50;

const share = z.number().min(0).max(1);
const limit = z
  .strictObject({
    /** Null in limits from before works were rated. */
    mature: share.nullable().default(null),
    review: share.nullable(),
    reject: share.nullable(),
  })
  .refine(
    ({ review, reject }: ScanLimit) => review === null || reject === null || review <= reject,
    { error: "What is refused must lie at or above what a person looks at.", path: ["reject"] },
  )
  .refine(
    ({ mature, reject }: ScanLimit) => mature === null || reject === null || mature <= reject,
    {
      error: "What is refused must lie at or above what is mature.",
      path: ["mature"],
    },
  );

/** PUT /api/admin/scan: the complete new limits. */
export const scanLimits = z.strictObject({
  explicit: limit,
  porn: limit,
  hentai: limit,
  sexy: limit,
});

const verdict = z.enum(["clean", "unsure", "hit"]);
const times = z.int().min(0);

export const scanLimitEdit = z
  .object({
    number: z.int(),
    at: z.iso.datetime(),
    /** Handle; null when the account is gone. */
    by: z.string().nullable(),
    limits: scanLimits,
  })
  .meta({ id: "ScanLimitEdit" });
export type ScanLimitEdit = z.infer<typeof scanLimitEdit>;

/** GET /api/admin/scan */
export const scanPage = z
  .object({
    /** Number of the change that set them; 0 for the shipped ones. */
    number: z.int(),
    limits: scanLimits,
    shipped: scanLimits,
    /** Newest first. */
    history: z.array(scanLimitEdit),
  })
  .meta({ id: "ScanPage" });
export type ScanPage = z.infer<typeof scanPage>;

/** A work whose verdict would change. */
const changedWork = z.object({
  id: z.string(),
  before: verdict,
  after: verdict,
  /** The measure whose score exceeds its lowest limit most, and that score. */
  measure: z.enum(SCAN_MEASURES),
  score: z.number(),
  /** Seconds into the film; null for a picture, or when it was not recorded. */
  at: z.number().nullable(),
});

/** POST /api/admin/scan/tries: what other limits would have decided about the latest works. */
export const scanTry = z
  .object({
    tried: times,
    /** Number of them without scores. */
    unknown: times,
    before: z.object({ clean: times, unsure: times, hit: times }),
    after: z.object({ clean: times, unsure: times, hit: times }),
    /** Works of these that the scan would have rated mature and not refused. */
    mature: z.object({ before: times, after: times }),
    changed: times,
    works: z.array(changedWork),
  })
  .meta({ id: "ScanTry" });
export type ScanTry = z.infer<typeof scanTry>;
