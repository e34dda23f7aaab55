import type {
  CreationQueue,
  NewCreationJob,
  NewStoryJob,
} from "@kinora/domain/creation/creation-job";
import { sql } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Database } from "../client.ts";
import { groupOf, JOB_CHANNEL, QUEUES, WAKE } from "./job-queues.ts";
import { parseCreationJob, parseStoryJob } from "./parse-job.ts";

/** The queue inside the caller's transaction: enqueued and cancelled when that commits. */
export function postgresCreationQueue(executor: Database, boss: PgBoss): CreationQueue {
  return {
    async lockPerson(userId) {
      await sql`select id from app_user where id = ${userId} for no key update`.execute(executor);
    },

    async countWaiting(userId) {
      const row = await executor
        .selectFrom("job")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .where("ended_at", "is", null)
        .where("started_at", "is", null)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    async enqueue(job) {
      const turn = await nextTurn(executor, job.userId, job.background);
      await executor
        .insertInto("job")
        .values({
          id: job.id,
          ...subjectOf(job),
          user_id: job.userId,
          background: job.background,
          hold_id: job.holdId,
          gems: job.gems,
          turn,
          queued_at: job.now,
        })
        .execute();
      await boss.send(
        QUEUES[job.background ? "background" : "person"],
        "storyId" in job ? { storyId: job.storyId } : { creationId: job.creationId },
        {
          id: job.id,
          priority: -turn,
          group: groupOf(job),
          db: fromKysely(executor),
        },
      );
      await announce(executor, WAKE);
    },

    async lockOpenJob(creationId) {
      const row = await executor
        .selectFrom("job")
        .selectAll()
        .where("creation_id", "=", creationId)
        .where("ended_at", "is", null)
        .forUpdate()
        .executeTakeFirst();
      return row ? parseCreationJob(row) : null;
    },

    async lockOpenStoryJob(storyId) {
      const row = await executor
        .selectFrom("job")
        .selectAll()
        .where("story_id", "=", storyId)
        .where("ended_at", "is", null)
        .forUpdate()
        .executeTakeFirst();
      return row ? parseStoryJob(row) : null;
    },

    async cancel(job, now) {
      await executor
        .updateTable("job")
        .set({ ended_at: now, outcome: "cancelled" })
        .where("id", "=", job.id)
        .execute();
      const queue = QUEUES[job.background ? "background" : "person"];
      await boss.cancel(queue, job.id, { db: fromKysely(executor) });
      await announce(executor, job.id);
    },
  };
}

const subjectOf = (job: NewCreationJob | NewStoryJob) =>
  "storyId" in job
    ? { story_id: job.storyId, work: JSON.stringify(job.task) }
    : { creation_id: job.creationId };

const announce = (executor: Database, message: string) =>
  sql`select pg_notify(${JOB_CHANNEL}, ${message})`.execute(executor);

/**
 * The turn a job of this person comes up in: one after the person's newest job that is not finished,
 * and never before the turn the queue has reached. So ten jobs of one person do not stand in front of
 * the first of another (start-time fair queueing, Goyal, Vin and Cheng 1996, with equal costs).
 */
async function nextTurn(executor: Database, userId: string, background: boolean): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select greatest(
      coalesce((select max(turn) + 1 from job
        where user_id = ${userId} and background = ${background} and ended_at is null), 0),
      coalesce((select max(turn) from job
        where started_at is not null and not background), 0)
    ) as turn`.execute(executor);
  return rows[0]?.turn ?? 0;
}
