import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { settleSpending } from "./settle-spending.ts";

/** Releases reservations of jobs that ended, or no longer exist, before anything was sent. */
export async function releaseUnsent(executor: Database): Promise<void> {
  const unsent = await executor
    .selectFrom("hosted_spending")
    .select("job_id")
    .where("state", "=", "set aside")
    .where(
      sql<boolean>`not exists (select from job where job.id = coalesce(hosted_spending.for_job, hosted_spending.job_id) and ended_at is null)`,
    )
    .execute();
  for (const { job_id: jobId } of unsent)
    await inTransaction(executor, (transaction) =>
      settleSpending(transaction, jobId, { cost: 0, from: ["set aside"] }),
    );
}
