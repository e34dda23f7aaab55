import { BUCKET_STEP, SHORTEST } from "@kinora/domain/stat/time-buckets";
import { type RawBuilder, sql } from "kysely";

/** A day in UTC, with its start and end. */
export interface CountedDay {
  /** "2026-11-26" */
  readonly day: string;
  readonly from: Date;
  readonly until: Date;
}

const DAY_MS = 24 * 60 * 60_000;

export function countedDay(day: string): CountedDay {
  const from = new Date(`${day}T00:00:00.000Z`);
  return { day, from, until: new Date(from.getTime() + DAY_MS) };
}

/** Returns the bucket of a duration: see `time-buckets.ts` of domain. */
export const bucketOf = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  floor(ln(greatest(extract(epoch from ${until} - ${from}), ${SHORTEST}::numeric)) / ln(${BUCKET_STEP}::numeric))::int::text`;
