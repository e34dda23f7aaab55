import type { StrikeStore } from "@kinora/domain/moderation/strike";
import type { Database } from "../client.ts";

/** Strikes that are kept of a person: more of them say nothing new, and whoever sends text after text fills no table. */
const MOST_STRIKES = 100;

export const postgresStrikes = (executor: Database): StrikeStore => ({
  async add({ id, userId, source, reason, digest, at, expiresAt }) {
    // A text that was forgotten counts again.
    await executor
      .deleteFrom("strike")
      .where("user_id", "=", userId)
      .where("expires_at", "<=", at)
      .execute();
    const { count } = await executor
      .selectFrom("strike")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_STRIKES) return false;
    const { numInsertedOrUpdatedRows } = await executor
      .insertInto("strike")
      .values({ id, user_id: userId, source, reason, digest, at, expires_at: expiresAt })
      .onConflict((conflict) => conflict.columns(["user_id", "source", "digest"]).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
