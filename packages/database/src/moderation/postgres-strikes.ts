import type { StrikeStore } from "@kinora/domain/moderation/strike";
import type { Database } from "../client.ts";

export const postgresStrikes = (executor: Database): StrikeStore => ({
  async add({ id, userId, source, reason, digest, at, expiresAt }) {
    const { numInsertedOrUpdatedRows } = await executor
      .insertInto("strike")
      .values({ id, user_id: userId, source, reason, digest, at, expires_at: expiresAt })
      .onConflict((conflict) => conflict.columns(["user_id", "source", "digest"]).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
