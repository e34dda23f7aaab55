import type { JobQueue } from "@kinora/domain/job/job-queue";
import { sql } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Database } from "../client.ts";
import { PREPARED, prepared } from "../prepared.ts";
import type { CallWorkers } from "./call-workers.ts";
import { countOpen } from "./count-open.ts";
import { groupOf, queueOf, WAKE } from "./job-queues.ts";
import { nextTurn } from "./next-turn.ts";
import { parseJob } from "./parse-job.ts";

/** The queue within the caller's transaction: changes take effect when it commits. */
export function postgresJobQueue(executor: Database, boss: PgBoss, call: CallWorkers): JobQueue {
  return {
    async lockPerson(userId) {
      await sql`select id from app_user where id = ${userId} for no key update ${PREPARED}`.execute(
        executor,
      );
    },

    async countWaiting(userId) {
      const row = await executor
        .selectFrom("job")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .where("ended_at", "is", null)
        .where("started_at", "is", null)
        .modifyEnd(PREPARED)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    countOpen: (userId, lane) => countOpen(executor, userId, lane),

    async enqueue(job) {
      const { turn } = await executor
        .insertInto("job")
        .values({
          id: job.id,
          kind: job.kind,
          noun: job.subject.noun,
          subject_id: job.subject.id,
          lane: job.lane,
          size: job.size,
          work: job.order === null ? null : JSON.stringify(job.order),
          user_id: job.userId,
          background: job.background,
          hold_id: job.holdId,
          gems: job.gems,
          turn: nextTurn(job.userId, job.background),
          queued_at: job.now,
        })
        .returning("turn")
        .modifyEnd(PREPARED)
        .executeTakeFirstOrThrow();
      await boss.send(queueOf(job), null, {
        id: job.id,
        priority: -turn,
        group: groupOf(job),
        db: sendsPrepared(executor),
      });
      call(WAKE);
    },

    async lockOpen({ noun, id }) {
      const row = await executor
        .selectFrom("job")
        .selectAll()
        .where("noun", "=", noun)
        .where("subject_id", "=", id)
        .where("ended_at", "is", null)
        .forUpdate()
        .executeTakeFirst();
      return row ? parseJob(row) : null;
    },

    async wake(subject) {
      const job = await this.lockOpen(subject);
      if (!job) return;
      await executor
        .updateTable("job")
        .set((eb) => ({ waits_until: null, woken_attempt: eb.ref("attempt") }))
        .where("id", "=", job.id)
        .execute();
      // A running job does not wait after this attempt. Starts now rather than at a past time: pg-boss moves the end
      // of a job's retention along with its start, and its maintenance deletes expired jobs.
      await boss.update(queueOf(job), undefined, {
        ...{ id: job.id, startAfter: 0, db: fromKysely(executor) },
      });
      call(WAKE);
    },

    async cancel(job, now) {
      await executor
        .updateTable("job")
        .set({ ended_at: now, outcome: "cancelled" })
        .where("id", "=", job.id)
        .execute();
      await boss.cancel(queueOf(job), job.id, { db: fromKysely(executor) });
      call(job.id);
    },
  };
}

/** Prepares the statement with which pg-boss queues a job; it varies only by queue. */
function sendsPrepared(executor: Database): ReturnType<typeof fromKysely> {
  const { executeSql } = fromKysely(executor);
  return { executeSql: (text, values) => executeSql(prepared(text), values) };
}
