import type { Creation } from "@kinora/domain/creation/creation";
import type { CreationJob } from "@kinora/domain/creation/creation-job";
import {
  ClaimLost,
  type EndJob,
  type JobSteps,
  STEP_NAMES,
  type StepName,
} from "@kinora/domain/creation/job-steps";
import { sql } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Database } from "../client.ts";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import { parseKnown } from "../parse-known.ts";
import { affectedJobs } from "./affected-jobs.ts";
import { QUEUES } from "./job-queues.ts";

export function postgresJobSteps(executor: Database): JobSteps {
  const own = (job: CreationJob) =>
    executor
      .updateTable("creation_job")
      .where("id", "=", job.id)
      .where("attempt", "=", job.attempt)
      .where("ended_at", "is", null);
  return {
    async read(jobId) {
      const rows = await executor
        .selectFrom("job_step")
        .select(["name", "result"])
        .where("job_id", "=", jobId)
        .execute();
      return new Map(rows.map((row) => [parseKnown(STEP_NAMES, row.name), row.result]));
    },
    async saveProgress(job, { stage, percent, previewHash }) {
      const { numUpdatedRows } = await own(job)
        .set({
          stage,
          percent: sql<number>`greatest(percent, ${percent}::float8)`,
          ...(previewHash === undefined ? {} : { preview_hash: previewHash }),
        })
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async countFailure(job) {
      const row = await own(job)
        .set({ failures: sql<number>`failures + 1` })
        .returning("failures")
        .executeTakeFirst();
      return row?.failures ?? null;
    },
  };
}

export interface StepScope {
  readonly transaction: Database;
  /** Locked until the step is committed. */
  readonly creation: Creation;
  readonly endJob: EndJob;
}

/**
 * Commits a step: its effects and its memo in one transaction, and only while the attempt still owns
 * the job. Locks in the order creation, job, ledger, queue, like every other writer of these.
 *
 * @param name null: an ending that is no step, nothing is memoised
 * @throws ClaimLost when another attempt took over or the job has ended
 */
export function commitStep<Result>(
  database: Database,
  boss: PgBoss,
  { job, name, now }: { job: CreationJob; name: StepName | null; now: Date },
  work: (scope: StepScope) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const creation = await postgresCreationStore(transaction).lock(job.creationId);
    const row = await transaction
      .selectFrom("creation_job")
      .select(["attempt", "ended_at"])
      .where("id", "=", job.id)
      .forUpdate()
      .executeTakeFirst();
    if (!creation || row?.attempt !== job.attempt || row.ended_at !== null) throw new ClaimLost();
    const endJob = endIn(transaction, boss, job, now);
    const result = await work({ transaction, creation, endJob });
    if (name !== null) {
      await transaction
        .insertInto("job_step")
        .values({
          job_id: job.id,
          name,
          attempt: job.attempt,
          result: JSON.stringify(result ?? {}),
          at: now,
        })
        .onConflict((conflict) =>
          conflict.columns(["job_id", "name"]).doUpdateSet((eb) => ({
            attempt: eb.ref("excluded.attempt"),
            result: eb.ref("excluded.result"),
            at: eb.ref("excluded.at"),
          })),
        )
        .execute();
    }
    return result;
  });
}

function endIn(transaction: Database, boss: PgBoss, job: CreationJob, now: Date): EndJob {
  return async (outcome) => {
    await transaction
      .updateTable("creation_job")
      .set({ ended_at: now, outcome, ...(outcome === "delivered" ? { percent: 100 } : {}) })
      .where("id", "=", job.id)
      .execute();
    const queue = QUEUES[job.background ? "background" : "person"];
    const attempt = { id: job.id, retryCount: job.attempt - 1 };
    const answer = await boss.complete(queue, attempt, null, { db: fromKysely(transaction) });
    if (affectedJobs(answer) !== 1) throw new ClaimLost();
  };
}
