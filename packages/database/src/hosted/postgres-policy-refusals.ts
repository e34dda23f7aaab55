import {
  type PolicyRefusals,
  REFUSALS_A_DAY,
  refusalsLeft,
} from "@kinora/domain/creation/hosted-pause";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";

export const postgresPolicyRefusals = (executor: Database): PolicyRefusals => ({
  async latest(userId, limit) {
    const rows = await executor
      .selectFrom("hosted_policy_refusal")
      .select("refused_at")
      .where("user_id", "=", userId)
      .orderBy("refused_at", "desc")
      .limit(limit)
      .execute();
    return rows.map(({ refused_at }) => refused_at);
  },

  noteCalledOff: (jobId, now) => noteCalledOff(executor, jobId, now),

  noteUnsafe: (key, now) => noteUnsafe(executor, key, now),
});

/** An order that the operator pays for. Self-hosted servers cost nothing. */
const IS_PAID = sql<boolean>`intent.key_of is null and intent.price_mills > 0`;

async function noteCalledOff(executor: Database, jobId: string, now: Date): Promise<void> {
  await sql`
    insert into hosted_policy_refusal (job_id, user_id, refused_at)
    select job.id, job.user_id, ${now}
      from job
     where job.id = ${jobId}
       and exists (select from hosted_intent intent
                    where coalesce(intent.for_job, intent.job_id) = job.id
                      and intent.state = 'accepted' and not intent.can_cancel and ${IS_PAID})
        on conflict do nothing`.execute(executor);
}

/** Counts an order whose result our scan refused, for a creation or a piece of a story. */
export const noteUnsafe = (executor: Database, key: string, now: Date): Promise<void> =>
  noteBilled(executor, { key, counts: sql`intent.job_id`, when: sql`true` }, now);

/**
 * Counts an order that goes on at the service although its person cancelled its job; once for all
 * of a story's pieces.
 */
export const noteGoesOn = (executor: Database, key: string, now: Date): Promise<void> =>
  noteBilled(executor, { key, counts: sql`job.id`, when: sql`job.outcome = 'cancelled'` }, now);

/** @param what `counts`: what is counted once, the order or its job */
async function noteBilled(
  executor: Database,
  what: {
    readonly key: string;
    readonly counts: RawBuilder<unknown>;
    readonly when: RawBuilder<unknown>;
  },
  now: Date,
): Promise<void> {
  await sql`
    insert into hosted_policy_refusal (job_id, user_id, refused_at)
    select ${what.counts}, job.user_id, ${now}
      from hosted_intent intent join job on job.id = coalesce(intent.for_job, intent.job_id)
     where intent.job_id = ${what.key} and ${what.when} and ${IS_PAID}
        on conflict do nothing`.execute(executor);
}

/**
 * Returns how many further refusals pause the user of a job; 0 while paused, and while they are
 * suspended.
 */
export async function refusalsLeftOf(
  executor: Database,
  jobId: string,
  now: Date,
): Promise<number> {
  const job = await executor
    .selectFrom("job")
    .innerJoin("app_user", "app_user.id", "job.user_id")
    .select(["user_id", "disabled_at"])
    .where("job.id", "=", jobId)
    .executeTakeFirst();
  if (!job) return REFUSALS_A_DAY;
  if (job.disabled_at !== null) return 0;
  return refusalsLeft(job.user_id, now, postgresPolicyRefusals(executor));
}

/** Returns whether orders to services are paused for the user of a job. */
export const isPersonPaused = async (
  executor: Database,
  jobId: string,
  now: Date,
): Promise<boolean> => (await refusalsLeftOf(executor, jobId, now)) === 0;

/** Deletes refusals from before this time. */
export async function forgetPolicyRefusals(executor: Database, before: Date): Promise<void> {
  await executor.deleteFrom("hosted_policy_refusal").where("refused_at", "<", before).execute();
}
