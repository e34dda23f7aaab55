import type { Job, JobOutcome } from "@kinora/domain/job/job";
import { ClaimLost, type EndJob } from "@kinora/domain/job/job-steps";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Database } from "../client.ts";
import type { Stores } from "../stores.ts";
import { transact } from "../transact.ts";
import { affectedJobs } from "./affected-jobs.ts";
import { queueOf } from "./job-queues.ts";
import { noteProgress } from "./vanished.ts";

export interface Work<Subject> {
  readonly job: Job;
  /**
   * The step that this finishes; null for an intermediate change or an ending that is not a step.
   */
  readonly step: {
    readonly name: string /** Memo of the step, plain JSON. */;
    readonly memo: object;
  } | null;
  /** Locks the subject of the work; null when it no longer exists. */
  readonly lock: (transaction: Database) => Promise<Subject | null>;
  readonly now: Date;
}

export interface WorkScope<Subject> {
  readonly stores: Stores;
  readonly transaction: Database;
  /** Locked until the commit. */
  readonly subject: Subject;
  readonly endJob: EndJob;
}

/**
 * Commits work: its effects and the memo of its step in one transaction, and only while the attempt
 * still owns the job. Locks in the order subject, job, ledger, queue, like every other writer of
 * these.
 *
 * @throws ClaimLost when another attempt took over, the job has ended, or its subject no longer
 * exists
 */
export function commitWork<Subject>(
  database: Database,
  boss: PgBoss,
  { job, step, lock, now }: Work<Subject>,
  effect: (scope: WorkScope<Subject>) => Promise<void>,
): Promise<void> {
  return transact(database, boss, async (stores, transaction) => {
    const subject = await lock(transaction);
    const row = await transaction
      .selectFrom("job")
      .select(["attempt", "ended_at"])
      .where("id", "=", job.id)
      .forUpdate()
      .executeTakeFirst();
    if (!subject || row?.attempt !== job.attempt || row.ended_at !== null) throw new ClaimLost();
    // A commit whose response was lost is repeated; its effects are already stored.
    if (step !== null && (await isCommitted(transaction, job, step.name))) return;
    let ended = false;
    const endJob: EndJob = async (outcome) => {
      ended = true;
      await endIn(transaction, boss, job, outcome, now);
    };
    await effect({ stores, transaction, subject, endJob });
    if (!ended) await noteProgress(transaction, job);
    if (step !== null) await memoise(transaction, job, step.name, step.memo, now);
  });
}

async function isCommitted(transaction: Database, job: Job, name: string): Promise<boolean> {
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
  job: Job,
  name: string,
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
async function endIn(
  transaction: Database,
  boss: PgBoss,
  job: Job,
  outcome: JobOutcome,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("job")
    .set({ ended_at: now, outcome, ...(outcome === "delivered" ? { percent: 100 } : {}) })
    .where("id", "=", job.id)
    .execute();
  const attempt = { id: job.id, retryCount: job.attempt - 1 };
  const db = fromKysely(transaction);
  const answer = await boss.complete(queueOf(job), attempt, null, { db });
  if (affectedJobs(answer) !== 1) throw new ClaimLost();
}
