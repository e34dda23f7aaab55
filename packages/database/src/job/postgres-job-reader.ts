import { type JobView, STUCK_MINUTES } from "@kinora/contracts/job/job";
import type { JobFound, JobReader, LetterFound } from "@kinora/domain/job/job-reader";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";

const MINUTE_MS = 60_000;
/** As in `job_failed_idx`; cursors are whole milliseconds. */
const QUEUED = sql`date_trunc('milliseconds', job.queued_at at time zone 'UTC')`;

const jobRow = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.object({ noun: z.string(), id: z.string() }),
  lane: z.string(),
  person: z.object({ id: z.string(), handle: z.string() }),
  queuedAt: z.date(),
  startedAt: z.date().nullable(),
  waitsUntil: z.date().nullable(),
  attempts: z.number(),
  failures: z.number(),
  vanished: z.number(),
  gems: z.number(),
  refusal: z.string().nullable(),
  ended: z.boolean(),
});

/** Reads jobs and dead letters page by page. */
export const postgresJobReader = (executor: Database): JobReader => ({
  async list({ show, after, most, now }) {
    const conditions = [shown(show, now)];
    if (after)
      conditions.push(
        sql`(${QUEUED}, job.id) < (${after.at}::timestamptz at time zone 'UTC', ${after.id}::uuid)`,
      );
    const { rows } = await sql<JobFound>`
      select job.id, job.kind, jsonb_build_object('noun', job.noun, 'id', job.subject_id) as subject,
             job.lane, jsonb_build_object('id', person.id, 'handle', person.handle) as person,
             job.queued_at as "queuedAt", job.started_at as "startedAt",
             job.waits_until as "waitsUntil", job.attempt as attempts, job.failures, job.vanished,
             job.gems, coalesce(intent.refusal, creation.failure_class) as refusal,
             job.ended_at is not null as ended
        from job join app_user person on person.id = job.user_id
        left join hosted_intent intent on intent.job_id = job.id
        left join creation on job.noun = 'creation' and creation.id = job.subject_id
       where ${sql.join(conditions, sql` and `)}
       order by ${QUEUED} desc, job.id desc
       limit ${most}`.execute(executor);
    return rows.map((row) => jobRow.parse(row));
  },

  async letters({ before, most }) {
    const { rows } = await sql<LetterFound>`
      select listener, event_id as event, event.type,
             jsonb_build_object('noun', letter.noun, 'id', letter.subject_id) as subject,
             event.recorded_at as at, letter.dead_at as "deadAt", letter.tries, letter.error
        from event_letter letter join domain_event event on event.id = letter.event_id
       where letter.dead_at is not null
         and ${before ? sql`(letter.event_id, listener) < (${before.event}, ${before.listener})` : sql`true`}
       order by letter.event_id desc, listener desc limit ${most}`.execute(executor);
    return rows;
  },
});

function shown(show: JobView, now: Date): RawBuilder<unknown> {
  switch (show) {
    case "waiting":
      return sql`job.ended_at is null and (job.started_at is null or job.waits_until is not null)`;
    case "running":
      return sql`job.ended_at is null and job.started_at is not null and job.waits_until is null`;
    case "stuck":
      return sql`job.ended_at is null and (job.suspect
        or job.queued_at < ${new Date(now.getTime() - STUCK_MINUTES * MINUTE_MS)})`;
    case "failed":
      return sql`job.outcome = 'failed'`;
  }
}
