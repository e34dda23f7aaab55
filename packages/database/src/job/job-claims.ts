import type { Job } from "@kinora/domain/creation/creation-job";
import type { JobClaims } from "@kinora/domain/creation/job-claims";
import { sql } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Database } from "../client.ts";
import { affectedJobs } from "./affected-jobs.ts";
import { GROUP_CONCURRENCY, QUEUES } from "./job-queues.ts";
import { turnBehind } from "./next-turn.ts";
import { parseJob } from "./parse-job.ts";
import { acquitted, GIVEN_BACK, NOTE_VANISHED } from "./vanished.ts";

const queueOf = (job: { readonly background: boolean }) =>
  QUEUES[job.background ? "background" : "person"];

/** pg-boss counts retries from 0, we count attempts from 1. */
const bossAttempt = (job: Job) => ({ id: job.id, retryCount: job.attempt - 1 });

/**
 * Jobs of others of whom nothing is being worked on. What a worker vanished with is not, once it was freed of that
 * worker: it waits as everything else does.
 */
const waitingBeside = (userId: string) => sql`
  select from job waiting
  where not background and ended_at is null and (held_since is null or worker_key is null)
    and user_id <> ${userId}
    and not exists (
      select from job working
      where working.user_id = waiting.user_id and working.ended_at is null
        and working.held_since is not null and working.worker_key is not null
    )`;

/** The turn of the first that waits of somebody else of whom nothing was begun yet; null: nobody does. */
async function firstNewcomer(executor: Database, userId: string): Promise<number | null> {
  const { rows } = await sql<{ turn: number | null }>`
    select min(turn) as turn from job waiting
    where not background and ended_at is null and started_at is null and user_id <> ${userId}
      and not exists (
        select from job begun
        where begun.user_id = waiting.user_id and begun.ended_at is null and begun.started_at is not null
      )`.execute(executor);
  return rows[0]?.turn ?? null;
}

/** @param workerKey advisory lock that this process holds while it lives */
export function postgresJobClaims(database: Database, boss: PgBoss, workerKey: number): JobClaims {
  const own = ({ id, attempt }: Job, executor = database) =>
    executor.updateTable("job").where("id", "=", id).where("attempt", "=", attempt);
  /** Gives a job back, to come up in another turn. */
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
    async claim(lane, now) {
      for (;;) {
        const [fetched] = await boss.fetch(QUEUES[lane], {
          groupConcurrency: lane === "person" ? GROUP_CONCURRENCY : { default: 1 },
        });
        if (!fetched) return null;
        const row = await database
          .updateTable("job")
          .set((eb) => ({
            ...NOTE_VANISHED,
            attempt: fetched.retryCount + 1,
            worker_key: workerKey,
            started_at: eb.fn.coalesce("started_at", eb.val(now)),
            stage: eb
              .case()
              .when("stage", "=", "queued")
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
        await boss.cancel(QUEUES[lane], fetched);
      }
    },

    async isLaneEmpty() {
      const open = await database
        .selectFrom("job")
        .select("id")
        .where("background", "=", false)
        .where("ended_at", "is", null)
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

    async othersWait({ id, userId, suspect }) {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (${waitingBeside(userId)}) or exists (
          -- Suspects that wait to be alone: nothing begins until they were.
          select from job where ended_at is null and suspect and not alone and held_since is not null and id <> ${id}
        ) or exists (
          select from upload where state = 'checking' and (
            suspect and not alone and held_since is not null
            -- Beside a suspect nothing is taken in.
            or ${suspect} and held_since is null and user_id <> ${userId}
          )
        ) as waits`.execute(database);
      return rows[0]?.waits ?? false;
    },

    // It lived through a turn since its worker died: no suspect any more.
    yield: (job) => postpone(job, turnBehind, { suspect: false }),

    async newcomersWait({ userId }) {
      return (await firstNewcomer(database, userId)) !== null;
    },

    giveWay: (job) =>
      postpone(
        job,
        async (transaction) => {
          const first = await firstNewcomer(transaction, job.userId);
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
