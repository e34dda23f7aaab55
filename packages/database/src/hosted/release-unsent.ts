import { periodsOf } from "@kinora/domain/creation/hosted-budget";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { lockBudgets } from "./postgres-budget-store.ts";
import { settleSpending } from "./settle-spending.ts";

/** The job that an order belongs to. */
const owningJob = sql<string>`coalesce(hosted_spending.for_job, hosted_spending.job_id)`;

/** Releases reservations of jobs that ended, or no longer exist, before anything was sent. */
export async function releaseUnsent(executor: Database): Promise<void> {
  const unsent = await executor
    .selectFrom("hosted_spending")
    .select("job_id")
    .where("state", "=", "set aside")
    .where(
      sql<boolean>`not exists (select from job where job.id = ${owningJob} and ended_at is null)`,
    )
    .execute();
  for (const { job_id: jobId } of unsent)
    await inTransaction(executor, (transaction) => release(transaction, jobId));
}

/** Releases what one job has reserved for orders that were never sent. */
export async function releaseUnsentOf(transaction: Database, jobId: string): Promise<void> {
  const unsent = await transaction
    .selectFrom("hosted_spending")
    .select(["job_id", "provider", "day"])
    .where("state", "=", "set aside")
    .where(owningJob, "=", jobId)
    .orderBy("job_id")
    .forUpdate()
    .execute();
  // All rows first, then all totals: settling one order locks its row, then its totals.
  const periods = unsent.flatMap(({ provider, day }) =>
    [provider, "given"].flatMap((scope) => periodsOf(scope, new Date(day))),
  );
  if (unsent.length > 1) await lockBudgets(transaction, periods);
  for (const { job_id } of unsent) await release(transaction, job_id);
}

const release = (transaction: Database, jobId: string) =>
  settleSpending(transaction, jobId, { cost: 0, from: ["set aside"] });
