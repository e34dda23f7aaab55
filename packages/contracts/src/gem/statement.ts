import { z } from "zod";
import { pageQuery } from "../http/page.ts";
import { LOST_BY, RECEIVED_FROM, SPENT_ON, STATEMENT_PARTS } from "./statement-parts.ts";

/** Years of the statement, in UTC. */
const year = z.coerce.number<number>().int().min(2020).max(2200);

/** GET /api/gems/entries */
export const statementQuery = pageQuery.extend({
  part: z.enum(STATEMENT_PARTS).optional(),
  year: year.optional(),
});

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
