import { z } from "zod";
import { pageQuery } from "../http/page.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";

/** Parts of the statement: what came in, what went out, what was bought. */
export const STATEMENT_PARTS = ["received", "spent", "bought"] as const;
export type StatementPart = (typeof STATEMENT_PARTS)[number];

/** Years of the statement, in UTC. */
const year = z.coerce.number<number>().int().min(2020).max(2200);

/** GET /api/gems/entries */
export const statementQuery = pageQuery.extend({
  part: z.enum(STATEMENT_PARTS).optional(),
  year: year.optional(),
});

/** Where gems came from. */
export const RECEIVED_FROM = ["bought", "plan", "award", "prize", "correction"] as const;
/** What gems were spent on; `other` for works that are gone, and everything that isn't a work. */
export const SPENT_ON = [...CONTENT_KINDS, "other"] as const;
/** Gems that ended, or that were taken back with a payment. */
export const LOST_BY = ["expired", "reversed"] as const;

const gems = z.int();

/** Sums of one month or year. Received − spent − lost is the change of the balance. */
export const gemSums = z.object({
  received: z.partialRecord(z.enum(RECEIVED_FROM), gems),
  /** Less what was refunded of it. */
  spent: z.partialRecord(z.enum(SPENT_ON), gems),
  lost: z.partialRecord(z.enum(LOST_BY), gems),
});
export type GemSums = z.infer<typeof gemSums>;

/** GET /api/gems/years/{year} */
export const gemYear = z
  .object({
    year: z.int(),
    /** Years with entries, newest first; this year is always one of them. */
    years: z.array(z.int()),
    total: gemSums,
    /** Months with entries, in order. */
    months: z.array(gemSums.extend({ month: z.int().min(1).max(12) })),
  })
  .meta({ id: "GemYear" });
export type GemYear = z.infer<typeof gemYear>;

export const gemYearParams = z.object({ year });
