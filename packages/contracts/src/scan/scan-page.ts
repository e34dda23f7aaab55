import { z } from "zod";
import { SCAN_MEASURES, type ScanLimit } from "./scan-limits.ts";

/** Works on which a change is tried, newest first. */
export const SCANS_TRIED = 1_000;
/** Of them, those that a change would treat otherwise and that are named. */
export const SCANS_NAMED = 50;
/** Changes that one answer lists. */
export const SCAN_LIMITS_LISTED = 50;

const share = z.number().min(0).max(1);
const limit = z
  .strictObject({ review: share.nullable(), reject: share.nullable() })
  .refine(
    ({ review, reject }: ScanLimit) => review === null || reject === null || review <= reject,
    { error: "What is refused must lie at or above what a person looks at.", path: ["reject"] },
  );

/** PUT /api/admin/scan: all of them, as they shall be. */
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
    /** Handle; null: an account that is gone. */
    by: z.string().nullable(),
    limits: scanLimits,
  })
  .meta({ id: "ScanLimitEdit" });
export type ScanLimitEdit = z.infer<typeof scanLimitEdit>;

/** GET /api/admin/scan */
export const scanPage = z
  .object({
    /** Of the change that brought them; 0: those that ship. */
    number: z.int(),
    limits: scanLimits,
    shipped: scanLimits,
    /** Newest first. */
    history: z.array(scanLimitEdit),
  })
  .meta({ id: "ScanPage" });
export type ScanPage = z.infer<typeof scanPage>;

/** A work that would be treated otherwise. */
const changedWork = z.object({
  id: z.string(),
  before: verdict,
  after: verdict,
  /** What it has most of beside the limit, and how much. */
  measure: z.enum(SCAN_MEASURES),
  score: z.number(),
  /** Seconds into the film; null: it is a picture, or nobody wrote it down. */
  at: z.number().nullable(),
});

/** POST /api/admin/scan/tries: what other limits would have done with the last works. */
export const scanTry = z
  .object({
    tried: times,
    /** Of them: without scores. */
    unknown: times,
    before: z.object({ clean: times, unsure: times, hit: times }),
    after: z.object({ clean: times, unsure: times, hit: times }),
    changed: times,
    works: z.array(changedWork),
  })
  .meta({ id: "ScanTry" });
export type ScanTry = z.infer<typeof scanTry>;
