import type { Job } from "@kinora/domain/job/job";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * What a claim records about the previous one (columns of `job` and `upload`). A worker that
 * released its work left no `held_since`; any other died, was replaced or lost the claim. That
 * makes the work a suspect, and counts against it when nothing else was running there. A claim
 * older than the running database is excused: it was lost with the database, for unknown reasons.
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

/** Columns of a released claim, so that its worker does not count as lost. */
export const GIVEN_BACK = { held_since: null, alone: false };

/** Records at a commit that a suspect made progress since the last death, so it is not stuck. */
export async function noteProgress(transaction: Database, job: Job): Promise<void> {
  if (!job.suspect) return;
  await transaction
    .updateTable("job")
    .set({ lone_deaths: [], vanished: 0 })
    .where("id", "=", job.id)
    .execute();
}

/** Withdraws a death of an attempt that turned out to be alive and had only lost its claim. */
export const acquitted = (attempt: number): { lone_deaths: RawBuilder<number[]> } => ({
  lone_deaths: sql<number[]>`array_remove(lone_deaths, ${attempt}::integer)`,
});
