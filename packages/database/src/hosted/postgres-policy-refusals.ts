import {
  type PolicyRefusals,
  REFUSALS_A_DAY,
  refusalsLeft,
} from "@kinora/domain/creation/hosted-pause";
import type { Database } from "../client.ts";

export const postgresPolicyRefusals = (executor: Database): PolicyRefusals => ({
  async latest(userId, limit) {
    const rows = await executor
      .selectFrom("hosted_policy_refusal")
      .select("refused_at")
      .where("user_id", "=", userId)
      .orderBy("refused_at", "desc")
      .limit(limit)
      .execute();
    return rows.map(({ refused_at }) => refused_at);
  },
});

/** Returns how many further refusals pause the user of a job; 0 while paused. */
export async function refusalsLeftOf(
  executor: Database,
  jobId: string,
  now: Date,
): Promise<number> {
  const job = await executor
    .selectFrom("job")
    .select("user_id")
    .where("id", "=", jobId)
    .executeTakeFirst();
  if (!job) return REFUSALS_A_DAY;
  return refusalsLeft(job.user_id, now, postgresPolicyRefusals(executor));
}

/** Returns whether orders to services are paused for the user of a job. */
export const isPersonPaused = async (
  executor: Database,
  jobId: string,
  now: Date,
): Promise<boolean> => (await refusalsLeftOf(executor, jobId, now)) === 0;

/** Deletes refusals from before this time. */
export async function forgetPolicyRefusals(executor: Database, before: Date): Promise<void> {
  await executor.deleteFrom("hosted_policy_refusal").where("refused_at", "<", before).execute();
}
