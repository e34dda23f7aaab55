import { type Intent, OPEN_STATES } from "@kinora/domain/hosted/intent";
import type { LeftIntent } from "@kinora/domain/hosted/intent-log";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import type { HostedIntentTable } from "../schema.gen.ts";
import { parseIntent } from "./parse-intent.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ENDINGS = ["failed", "cancelled"] as const;

const isJobOf = sql<boolean>`job.id = coalesce(intent.for_job, intent.job_id)`;

/**
 * Returns open orders whose job has ended without a result or no longer exists, the longest
 * unchecked first, and marks them as checked now. A result that was fetched, but not kept because the
 * worker died, is fetched again.
 */
export async function findLeftIntents(
  executor: Database,
  limit: number,
  now: Date,
): Promise<LeftIntent[]> {
  const anHourAgo = new Date(now.getTime() - HOUR);
  await markUnkept(executor, { lookedAt: anHourAgo, since: new Date(now.getTime() - DAY) });
  /** A late result whose fetching job has ended without fetching it. */
  const isUnfetched = sql<boolean>`intent.state = 'late' and intent.looked_at <= ${anHourAgo}
    and not exists (select from job where work ->> 'collects' = intent.job_id::text and ended_at is null)`;
  const left = executor
    .selectFrom("hosted_intent as intent")
    .leftJoin("job", (join) => join.on(isJobOf))
    .select("intent.job_id")
    .where(({ or, eb }) =>
      or([eb("intent.for_job", "is", null), eb("intent.artifact", "is not", null)]),
    )
    .where(({ or, eb }) => or([eb("intent.state", "in", OPEN_STATES), isUnfetched]))
    .where(({ or, eb }) => or([eb("job.id", "is", null), eb("job.outcome", "in", ENDINGS)]))
    .orderBy("intent.looked_at", (order) => order.asc().nullsFirst())
    .orderBy("intent.begun_at")
    .limit(limit);
  const rows = await executor
    .updateTable("hosted_intent")
    .set({ looked_at: now })
    .where("job_id", "in", left)
    .returningAll()
    .execute();
  if (rows.length === 0) return [];
  const jobs = await executor
    .selectFrom("job")
    .select(["id", "noun", "subject_id", "outcome", "work"])
    .where("id", "in", rows.map(jobIdOf))
    .execute();
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  return rows.map((row) => {
    const { artifact } = row;
    const job = jobOf.get(jobIdOf(row));
    const outcome = ENDINGS.find((ending) => ending === job?.outcome);
    if (!job || !outcome) return { intent: parseIntent(row), artifact, job: null };
    const { id, noun, subject_id, work: order } = job;
    const left = { id, subject: { noun, id: subject_id }, outcome, order };
    return { intent: parseIntent(row), artifact, job: left };
  });
}

/**
 * Marks results as late that were fetched, but are neither a creation's nor in the story whose work
 * has failed since: the worker died between the two. Each at most once, since late ones have been
 * looked at.
 */
async function markUnkept(
  executor: Database,
  { lookedAt, since }: { readonly lookedAt: Date; readonly since: Date },
): Promise<void> {
  const isCreation = sql`intent.for_job is null and exists (
    select from creation where creation.id = job.subject_id and creation.status = 'failed')`;
  const isPiece = sql`intent.artifact is not null and not exists (
    select from story_piece piece
     where piece.story_id = job.subject_id and piece.key = intent.artifact)`;
  await sql`
    update hosted_intent intent set state = 'late', looked_at = ${lookedAt}
      from job
     where intent.state = 'collected' and intent.begun_at > ${since}
       and intent.looked_at is null and (intent.for_job is null or intent.artifact is not null)
       and ${isJobOf} and job.outcome = 'failed' and (${isCreation} or ${isPiece})`.execute(
    executor,
  );
}

const jobIdOf = ({ for_job, job_id }: Pick<HostedIntentTable, "for_job" | "job_id">) =>
  for_job ?? job_id;

/** Returns story lines whose answer never arrived, oldest deadline first. */
export async function findLeftLines(
  executor: Database,
  limit: number,
  now: Date,
): Promise<Intent[]> {
  const rows = await executor
    .selectFrom("hosted_intent")
    .selectAll()
    .where("for_job", "is not", null)
    .where("artifact", "is", null)
    .where("state", "in", OPEN_STATES)
    .where("deadline", "<", now)
    .orderBy("deadline")
    .limit(limit)
    .execute();
  return rows.map(parseIntent);
}
