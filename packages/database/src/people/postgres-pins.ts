import type { PinStore } from "@kinora/domain/people/pin-work";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { visibleInFeed } from "../feed/visible-in-feed.ts";

/** Works that people pin to their profiles. */
export const postgresPins = (executor: Database): PinStore => ({
  async has(creationId) {
    const row = await executor
      .selectFrom("pinned_work")
      .select("pinned_at")
      .where("creation_id", "=", creationId)
      .executeTakeFirst();
    return row !== undefined;
  },

  async add(creationId, userId, now) {
    await executor
      .insertInto("pinned_work")
      .values({ creation_id: creationId, user_id: userId, pinned_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async remove(creationId) {
    await executor.deleteFrom("pinned_work").where("creation_id", "=", creationId).execute();
  },

  async countShown(userId) {
    await sql`
      delete from pinned_work using creation
       where pinned_work.user_id = ${userId} and creation.id = creation_id
         and not (${visibleInFeed})`.execute(executor);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pinned_work where user_id = ${userId}`.execute(executor);
    return rows[0]?.count ?? 0;
  },
});
