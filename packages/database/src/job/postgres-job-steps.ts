import type { Creation } from "@kinora/domain/creation/creation";
import type { CreationJob, Job } from "@kinora/domain/creation/creation-job";
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
import { noteProgress } from "./vanished.ts";

export function postgresJobSteps(executor: Database): JobSteps {
  const own = (job: Job) =>
    executor
      .updateTable("job")
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
    async saveProgress(job, { stage, percent, previewHash, atWork }) {
      const { numUpdatedRows } = await own(job)
        .set({
          stage,
          percent: sql<number>`greatest(percent, ${percent}::float8)`,
          ...(previewHash === undefined ? {} : { preview_hash: previewHash }),
          ...(atWork === undefined ? {} : { at_work: JSON.stringify(atWork) }),
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

export interface StepRecord {
  readonly job: CreationJob;
  /** null: an ending that is no step, nothing is memoised. */
  readonly name: StepName | null;
  /** What the step found out, plain JSON. */
  readonly memo: object;
  readonly now: Date;
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
 * @throws ClaimLost when another attempt took over or the job has ended
 */
export function commitStep(
  database: Database,
  boss: PgBoss,
  { job, name, memo, now }: StepRecord,
  work: (scope: StepScope) => Promise<void>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const creation = await postgresCreationStore(transaction).lock(job.creationId);
    const row = await transaction
      .selectFrom("job")
      .select(["attempt", "ended_at"])
      .where("id", "=", job.id)
      .forUpdate()
      .executeTakeFirst();
    if (!creation || row?.attempt !== job.attempt || row.ended_at !== null) throw new ClaimLost();
    // A commit whose answer was lost comes again: what it did stands.
    if (name !== null && (await isCommitted(transaction, job, name))) return;
    const endJob = endIn(transaction, boss, job, now);
    if (name !== null) await noteProgress(transaction, job);
    await work({ transaction, creation, endJob });
    if (name !== null) await memoise(transaction, job, name, memo, now);
  });
}

async function isCommitted(
  transaction: Database,
  job: CreationJob,
  name: StepName,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("job_step")
    .select("attempt")
    .where("job_id", "=", job.id)
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.attempt === job.attempt;
}

async function memoise(
  transaction: Database,
  job: CreationJob,
  name: StepName,
  memo: object,
  now: Date,
): Promise<void> {
  const row = { attempt: job.attempt, result: JSON.stringify(memo), at: now };
  await transaction
    .insertInto("job_step")
    .values({ job_id: job.id, name, ...row })
    .onConflict((conflict) => conflict.columns(["job_id", "name"]).doUpdateSet(row))
    .execute();
}

/** Ends the job of an attempt. The job's row must be locked. */
export function endIn(transaction: Database, boss: PgBoss, job: Job, now: Date): EndJob {
  return async (outcome) => {
    await transaction
      .updateTable("job")
      .set({ ended_at: now, outcome, ...(outcome === "delivered" ? { percent: 100 } : {}) })
      .where("id", "=", job.id)
      .execute();
    const queue = QUEUES[job.background ? "background" : "person"];
    const attempt = { id: job.id, retryCount: job.attempt - 1 };
    const answer = await boss.complete(queue, attempt, null, { db: fromKysely(transaction) });
    if (affectedJobs(answer) !== 1) throw new ClaimLost();
  };
}
