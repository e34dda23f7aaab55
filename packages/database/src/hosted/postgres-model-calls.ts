import type { ModelCalls } from "@kinora/domain/hosted/model-call";
import type { Database } from "../client.ts";

export const postgresModelCalls = (executor: Database): ModelCalls => ({
  async countSince(userId, purpose, since) {
    const row = await executor
      .selectFrom("language_model_call")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .where("purpose", "=", purpose)
      .where("asked_at", ">", since)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  async add({ jobId, userId, purpose, at }) {
    await executor
      .insertInto("language_model_call")
      .values({ job_id: jobId, user_id: userId, purpose, asked_at: at })
      .execute();
  },

  async remove(jobId) {
    await executor.deleteFrom("language_model_call").where("job_id", "=", jobId).execute();
  },
});

/** Deletes calls from before this time. */
export async function forgetModelCalls(executor: Database, before: Date): Promise<void> {
  await executor.deleteFrom("language_model_call").where("asked_at", "<", before).execute();
}
