import { sql } from "kysely";
import type { PgBoss } from "pg-boss";
import type { Database } from "../client.ts";
import { queueOf } from "./job-queues.ts";
import { parseJob } from "./parse-job.ts";

/** First half of the advisory lock's key; the second is the worker's key. */
export const PRESENCE_LOCK = 4312;

/**
 * Before every turn, because each job now runs alone, and small ones must not wait for a long film
 * to end.
 */
const FIRST = 1;

/**
 * Returns the jobs of dead workers to the queue. A worker holds an advisory lock while it lives;
 * Postgres releases it when its connection breaks, so a killed process is noticed at once. (When
 * only the network broke, the queue's heartbeat notices within ten seconds.)
 *
 * @returns number of jobs freed
 */
export async function freeJobsOfDeadWorkers(
  database: Database,
  boss: PgBoss,
  ownKey: number,
): Promise<number> {
  const { rows: keys } = await sql<{ worker_key: number }>`
    select distinct worker_key from job
    where ended_at is null and worker_key is not null and worker_key <> ${ownKey}`.execute(
    database,
  );
  let freed = 0;
  for (const { worker_key: key } of keys) freed += await freeJobsOf(database, boss, key);
  return freed;
}

async function freeJobsOf(database: Database, boss: PgBoss, key: number): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ dead: boolean }>`
      select pg_try_advisory_xact_lock(${PRESENCE_LOCK}, ${key}) as dead`.execute(transaction);
    if (rows[0]?.dead !== true) return 0;
    const jobs = await transaction
      .updateTable("job")
      .set({ worker_key: null })
      .where("worker_key", "=", key)
      .where("ended_at", "is", null)
      .returningAll()
      .execute();
    for (const job of jobs.map(parseJob)) {
      await boss.fail(queueOf(job), { id: job.id, retryCount: job.attempt - 1 });
      if (job.size === "small")
        await boss.update(queueOf(job), undefined, { id: job.id, priority: FIRST });
    }
    return jobs.length;
  });
}
