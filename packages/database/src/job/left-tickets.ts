import type { LeftTicket } from "@kinora/domain/generation/left-ticket";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Returns tickets of jobs that ended without a result since this time and have not been called off,
 * except for the lane `hosted`, whose intents are handled by look-after-left.
 */
export async function findLeftTickets(
  executor: Database,
  since: Date,
  limit: number,
): Promise<LeftTicket[]> {
  const rows = await executor
    .selectFrom("job_step as submitted")
    .innerJoin("job", "job.id", "submitted.job_id")
    .select(["job.id", "job.subject_id", "submitted.result"])
    .where("submitted.name", "=", "submit")
    .where(sql<boolean>`submitted.result ->> 'id' is not null`)
    .where("job.outcome", "in", ["cancelled", "failed"])
    .where("job.ended_at", ">=", since)
    .where("job.lane", "<>", "hosted")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("job_step as called_off")
            .select("called_off.job_id")
            .whereRef("called_off.job_id", "=", "job.id")
            .where("called_off.name", "=", "call-off"),
        ),
      ),
    )
    .orderBy("job.ended_at")
    .limit(limit)
    .execute();
  return rows.map(({ id, subject_id, result }) => ({
    jobId: id,
    subjectId: subject_id,
    ticket: result,
  }));
}

/** Marks it as called off, so that it is not found again. Idempotent. */
export async function noteCalledOff(executor: Database, jobId: string, now: Date): Promise<void> {
  await executor
    .insertInto("job_step")
    .values({ job_id: jobId, name: "call-off", attempt: 0, result: "{}", at: now })
    .onConflict((conflict) => conflict.columns(["job_id", "name"]).doNothing())
    .execute();
}
