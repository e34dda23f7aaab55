import type { Database } from "@kinora/database/client";
import { queueOf } from "@kinora/database/job/job-queues";
import { parseJob } from "@kinora/database/job/parse-job";
import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import type { PgBoss } from "pg-boss";

/**
 * Returns the jobs of workers that were killed to the queue, once none is left: also one that was
 * taken but not yet noted, which otherwise waits for its heartbeat, for ten seconds of real time.
 */
export async function freeLeftJobs(database: Database, boss: PgBoss): Promise<void> {
  await freeJobsOfDeadWorkers(database, boss, 0);
  const open = await database.selectFrom("job").selectAll().where("ended_at", "is", null).execute();
  for (const job of open.map(parseJob)) {
    const [taken] = await boss.findJobs(queueOf(job), { id: job.id });
    if (taken?.state === "active")
      await boss.fail(queueOf(job), { id: job.id, retryCount: job.attempt - 1 });
  }
}
