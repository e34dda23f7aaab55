import type { Job, Lane } from "@kinora/domain/job/job";
import type { JobClaims } from "@kinora/domain/job/job-claims";
import { sql } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Database } from "../client.ts";
import { affectedJobs } from "./affected-jobs.ts";
import { groupsBegun, groupsWithLongWork, groupsWithSuspects } from "./groups-to-pass.ts";
import { HAD_A_TURN } from "./had-a-turn.ts";
import { GROUP_CONCURRENCY, queueOf } from "./job-queues.ts";
import { turnBehind } from "./next-turn.ts";
import { parseJob } from "./parse-job.ts";
import { acquitted, GIVEN_BACK, NOTE_VANISHED } from "./vanished.ts";

/** pg-boss counts retries from 0; attempts count from 1. */
const bossAttempt = (job: Job) => ({ id: job.id, retryCount: job.attempt - 1 });

/**
 * Selects waiting jobs in a lane of other users who have none running there. A dead worker's job
 * counts as waiting once it has been freed.
 */
const waitingBeside = ({ userId, lane }: Job) => sql`
  select from job waiting
  where not background and ended_at is null and (held_since is null or worker_key is null)
    and (waits_until is null or waits_until <= now())
    and user_id <> ${userId} and lane = ${lane}
    and not exists (
      select from job working
      where working.user_id = waiting.user_id and working.lane = waiting.lane and working.ended_at is null
        and working.held_since is not null and working.worker_key is not null
    )`;

/**
 * Returns the first turn waiting in a lane among other users who have begun nothing there; null
 * when there is none.
 */
async function firstTimer(
  executor: Database,
  lane: Lane,
  userId: string | null,
): Promise<number | null> {
  const { rows } = await sql<{ turn: number | null }>`
    select min(turn) as turn from job waiting
    where not background and ended_at is null and started_at is null
      and user_id is distinct from ${userId} and lane = ${lane}
      and not exists (
        select from job begun
        where begun.user_id = waiting.user_id and begun.lane = waiting.lane
          and begun.ended_at is null and begun.started_at is not null
      )`.execute(executor);
  return rows[0]?.turn ?? null;
}

/**
 * @param workerKey key of the advisory lock that this process holds while it lives
 */
export function postgresJobClaims(database: Database, boss: PgBoss, workerKey: number): JobClaims {
  const own = ({ id, attempt }: Job, executor = database) =>
    executor.updateTable("job").where("id", "=", id).where("attempt", "=", attempt);
  /** Releases a job to come up in another turn. */
  const postpone = async (
    job: Job,
    turnFor: (transaction: Database) => Promise<number>,
    notes: { readonly suspect?: false },
  ) => {
    await database.transaction().execute(async (transaction) => {
      const turn = await turnFor(transaction);
      await own(job, transaction)
        .set({ ...GIVEN_BACK, turn, ...notes })
        .execute();
      const db = fromKysely(transaction);
      await boss.fail(queueOf(job), bossAttempt(job), undefined, { db });
      await boss.update(queueOf(job), undefined, { id: job.id, priority: -turn, db });
    });
  };
  return {
    async claim(wanted, now) {
      const queue = queueOf(wanted);
      const ignoreGroups = [
        ...(wanted.newcomersOnly ? await groupsBegun(database, wanted.lane) : []),
        ...(wanted.suspects ? [] : await groupsWithSuspects(database, wanted.lane)),
        ...(wanted.smallOnly ? await groupsWithLongWork(database, wanted.lane) : []),
      ];
      for (;;) {
        const [fetched] = await boss.fetch(queue, {
          groupConcurrency: wanted.background ? { default: 1 } : GROUP_CONCURRENCY,
          ignoreGroups,
        });
        if (!fetched) return null;
        const row = await database
          .updateTable("job")
          .set((eb) => ({
            ...NOTE_VANISHED,
            attempt: fetched.retryCount + 1,
            waits_until: null,
            worker_key: workerKey,
            started_at: eb.fn.coalesce("started_at", eb.val(now)),
            stage: eb
              .case()
              // A job that waits for an external service keeps its stage.
              .when(eb.and([eb("stage", "=", "queued"), eb("started_at", "is", null)]))
              .then("started")
              .else(eb.ref("stage"))
              .end(),
          }))
          .where("id", "=", fetched.id)
          .where("ended_at", "is", null)
          .where("attempt", "<=", fetched.retryCount)
          .returningAll()
          .executeTakeFirst();
        if (row) return parseJob(row);
        // Ended meanwhile, or claimed by a later attempt: nothing to do for this one.
        await boss.cancel(queue, fetched);
      }
    },

    async isEmpty(lane) {
      const open = await database
        .selectFrom("job")
        .select("id")
        .where("lane", "=", lane)
        .where("background", "=", false)
        .where("ended_at", "is", null)
        .where(sql<boolean>`(waits_until is null or waits_until <= now())`)
        .limit(1)
        .executeTakeFirst();
      return open === undefined;
    },

    async keep(job) {
      return affectedJobs(await boss.touch(queueOf(job), bossAttempt(job))) > 0;
    },

    async release(job) {
      await own(job).set(GIVEN_BACK).execute();
      await boss.fail(queueOf(job), bossAttempt(job));
    },

    async wait(job, until) {
      await database.transaction().execute(async (transaction) => {
        const waits = sql<Date | null>`case when woken_attempt = attempt then null else ${until}::timestamptz end`;
        const row = await own(job, transaction)
          .set({ ...GIVEN_BACK, waits_until: waits })
          .returning("waits_until")
          .executeTakeFirst();
        const db = fromKysely(transaction);
        await boss.fail(queueOf(job), bossAttempt(job), undefined, { db });
        // Woken meanwhile: what it waits for may have changed since it looked.
        const startAfter = row?.waits_until === null ? 0 : until;
        await boss.update(queueOf(job), undefined, { id: job.id, startAfter, db });
      });
    },

    async othersWait(job) {
      const { id, userId, suspect } = job;
      const { rows } = await sql<{ waits: boolean }>`
        select exists (${waitingBeside(job)}) or exists (
          -- While suspects wait to run alone, nothing else begins.
          select from job where ended_at is null and suspect and not alone and held_since is not null and id <> ${id}
        ) or exists (
          select from upload where state = 'checking' and (
            suspect and not alone and held_since is not null
            -- No upload is ingested beside a suspect.
            or ${suspect} and held_since is null and user_id <> ${userId}
          )
        ) as waits`.execute(database);
      return rows[0]?.waits ?? false;
    },

    // It survived a turn since its worker died, so it is no longer a suspect.
    yield: (job) => postpone(job, turnBehind, { suspect: false }),

    async newcomersWait(lane) {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (
          select from job waiting
          where not background and ended_at is null and lane = ${lane}
            and (started_at is null or held_since is not null and worker_key is null)
            and (waits_until is null or waits_until <= now())
            and not exists (
              select from job begun
              where begun.user_id = waiting.user_id and begun.lane = waiting.lane and ${HAD_A_TURN}
            )
        ) as waits`.execute(database);
      return rows[0]?.waits ?? false;
    },

    async firstTimersWait(lane, besides) {
      return (await firstTimer(database, lane, besides)) !== null;
    },

    async uploadsWait(userId) {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (
          select from upload waiting
          where state = 'checking' and not suspect and held_since is null
            and user_id is distinct from ${userId}
            and not exists (
              select from upload taken
              where taken.user_id = waiting.user_id and taken.state = 'checking'
                and taken.held_since is not null and taken.claimed_until >= now()
            )
        ) as waits`.execute(database);
      return rows[0]?.waits ?? false;
    },

    async smallSuspectsWait() {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (
          select from job
          where ended_at is null and size = 'small' and not background
            and (suspect and not alone or held_since is not null and worker_key is null)
        ) or exists (
          select from upload
          where state = 'checking' and kind = 'image'
            and (suspect and not alone or held_since is not null and claimed_until < now())
        ) as waits`.execute(database);
      return rows[0]?.waits ?? false;
    },

    giveWay: (job) =>
      postpone(
        job,
        async (transaction) => {
          const first = await firstTimer(transaction, job.lane, job.userId);
          const { rows } = await sql<{ turn: number }>`
            select greatest(turn, ${first}::integer + 1) as turn from job where id = ${job.id}`.execute(
            transaction,
          );
          return rows[0]?.turn ?? 0;
        },
        {},
      ),

    async setAlone(job) {
      await own(job).set({ alone: true }).execute();
    },

    async clear(job) {
      await own(job).set({ alone: false, suspect: false }).execute();
    },

    async excuse(job) {
      await own(job).set(GIVEN_BACK).execute();
    },

    async acquit(job) {
      await database
        .updateTable("job")
        .set(acquitted(job.attempt))
        .where("id", "=", job.id)
        .execute();
    },
  };
}
