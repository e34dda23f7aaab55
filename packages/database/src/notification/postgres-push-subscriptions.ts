import type { PushSubscriptions } from "@kinora/domain/notification/push-stores";
import { sql } from "kysely";
import type { Database } from "../client.ts";

export const postgresPushSubscriptions = (executor: Database): PushSubscriptions => ({
  async add({ userId, sessionId, endpoint, keys, locale, createdAt }, most) {
    const of = { user_id: userId, session_id: sessionId, locale, created_at: createdAt };
    await executor
      .insertInto("push_subscription")
      .values({ id: sql<string>`uuidv7()`, endpoint, ...keys, ...of })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ ...keys, ...of }))
      .execute();
    await sql`
      delete from push_subscription where id in (
        select id from push_subscription where user_id = ${userId}
         order by created_at desc, id desc offset ${most})`.execute(executor);
  },
  async remove(userId, endpoint) {
    await executor
      .deleteFrom("push_subscription")
      .where("user_id", "=", userId)
      .where("endpoint", "=", endpoint)
      .execute();
  },
});
