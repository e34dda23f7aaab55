import type { Job } from "@kinora/domain/job/job";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * What a claim notes of the one before it (columns of `job` and `upload`). Whoever gave its work back in order
 * left no `held_since`; any other worker died, was replaced or lost the claim. That makes the work a suspect, and
 * is held against it when nothing else was at work there. A claim older than the running database is let off:
 * it was lost with the database, nobody knows with what else.
 */
export const NOTE_VANISHED = {
  suspect: sql<boolean>`suspect or held_since is not null`,
  vanished: sql<number>`vanished + (coalesce(held_since > pg_postmaster_start_time(), false))::int`,
  lone_deaths: sql<
    number[]
  >`case when alone and held_since > pg_postmaster_start_time() and attempt <> all (lone_deaths)
    then array_append(lone_deaths, attempt) else lone_deaths end`,
  alone: false,
  held_since: sql<Date>`clock_timestamp()`,
};

/** What giving a claim back in order notes: nobody vanished. */
export const GIVEN_BACK = { held_since: null, alone: false };

/** What a commit notes of a suspect: it got on since the last death, so it is not stuck. */
export async function noteProgress(transaction: Database, job: Job): Promise<void> {
  if (!job.suspect) return;
  await transaction
    .updateTable("job")
    .set({ lone_deaths: [], vanished: 0 })
    .where("id", "=", job.id)
    .execute();
}

/** Whoever can still say so has not died: an attempt that was counted by mistake had only lost its claim. */
export const acquitted = (attempt: number): { lone_deaths: RawBuilder<number[]> } => ({
  lone_deaths: sql<number[]>`array_remove(lone_deaths, ${attempt}::integer)`,
});
