import { z } from "zod";

/** A difference between books that must agree. */
export const difference = z
  .object({
    id: z.string(),
    /** The check, in words: "available of an account". */
    name: z.string(),
    /** Id of the account, lot, hold, purchase or payment. */
    subject: z.string(),
    expected: z.string(),
    found: z.string(),
    since: z.iso.datetime(),
    /** When the reconciliation no longer found it; null while it is there. */
    goneAt: z.iso.datetime().nullable(),
    /** Handle; null until somebody has. */
    acknowledgedBy: z.string().nullable(),
    acknowledgedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Difference" });
export type Difference = z.infer<typeof difference>;

/** GET /api/admin/differences */
export const differenceList = z
  .object({
    /** Not acknowledged first, then the newest. */
    items: z.array(difference),
    /** The last reconciliation; null before the first. */
    lastRun: z
      .object({
        endedAt: z.iso.datetime(),
        found: z.int(),
        /** Checks that could not be made. */
        failed: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: "Differences" });
export type DifferenceList = z.infer<typeof differenceList>;
