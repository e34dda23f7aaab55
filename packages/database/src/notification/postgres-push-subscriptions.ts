import type { PushSubscriptions } from "@kinora/domain/notification/push-stores";
import { sql } from "kysely";
import type { Database } from "../client.ts";

export const postgresPushSubscriptions = (executor: Database): PushSubscriptions => ({
  async add({ userId, sessionId, endpoint, keys, locale, createdAt }, most) {
    // Serialises concurrent additions, so that each sees the earlier ones.
    await sql`select pg_advisory_xact_lock(hashtext('push'), hashtext(${userId}))`.execute(
      executor,
    );
    // Inserts nothing when the session has ended meanwhile.
    await sql`
      insert into push_subscription (id, endpoint, p256dh, auth, user_id, session_id, locale, created_at)
      select uuidv7(), ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${userId}, ${sessionId}, ${locale}, ${createdAt}
       where ${sessionId}::text is null or exists (select from auth_session where id = ${sessionId})
      on conflict (endpoint) do update
        set p256dh = excluded.p256dh, auth = excluded.auth, user_id = excluded.user_id,
            session_id = excluded.session_id, locale = excluded.locale, created_at = excluded.created_at`.execute(
      executor,
    );
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
