import type {
  CreationQueue,
  NewCreationJob,
  NewStoryJob,
} from "@kinora/domain/creation/creation-job";
import { sql } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Database } from "../client.ts";
import { groupOf, JOB_CHANNEL, QUEUES, WAKE } from "./job-queues.ts";
import { nextTurn } from "./next-turn.ts";
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
