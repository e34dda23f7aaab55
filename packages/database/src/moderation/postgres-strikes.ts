import type { StrikeStore } from "@kinora/domain/moderation/strike";
import { sql } from "kysely";
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

  async takeBack({ userId, source, digest }) {
    await executor
      .deleteFrom("strike")
      .where("user_id", "=", userId)
      .where("source", "=", source)
      .where("digest", "=", digest)
      .execute();
  },

  async count(userId, now) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from strike
       where user_id = ${userId} and expires_at > ${now}
         and at > coalesce((select max(suspension.at) from suspension
                             where suspension.user_id = ${userId}), '-infinity')`.execute(executor);
    return rows[0]?.count ?? 0;
  },
});
