import type { NotificationStore } from "@kinora/domain/notification/notification-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { listNotifications } from "./list-notifications.ts";
import { notificationOf, shown, shownColumns } from "./shown-notification.ts";

export function postgresNotificationStore(executor: Database): NotificationStore {
  return {
    async add(notification) {
      const row = await executor
        .insertInto("notification")
        .values({
          id: sql<string>`uuidv7()`,
          user_id: notification.userId,
          kind: notification.kind,
          code: notification.message.code,
          params: JSON.stringify(notification.message.params),
          href: notification.href,
          action_kind: notification.action,
          creation_id: notification.creationId,
          dedupe_key: notification.dedupeKey,
          created_at: notification.createdAt,
          expires_at: notification.expiresAt,
        })
        .onConflict((conflict) => conflict.columns(["user_id", "dedupe_key"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      return row ?? null;
    },
    list: (userId, page) => listNotifications(executor, userId, page),
    async find(userId, id, now) {
      const row = await executor
        .selectFrom("notification")
        .select(shownColumns)
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .where(shown(now))
        .executeTakeFirst();
      return row ? notificationOf(row) : null;
    },
    unread: (userId, now) => countUnread(executor, userId, now),
    async markRead(userId, ids, now) {
      await executor
        .updateTable("notification")
        .set({ read_at: now })
        .where("user_id", "=", userId)
        .where("read_at", "is", null)
        .$if(ids !== null, (query) => query.where(sql<boolean>`id = any(${ids}::text[])`))
        .execute();
      return countUnread(executor, userId, now);
    },
    async end(userId, dedupeKey, now) {
      await executor
        .updateTable("notification")
        .set({ ended_at: now })
        .where("user_id", "=", userId)
        .where("dedupe_key", "=", dedupeKey)
        .where("ended_at", "is", null)
        .execute();
    },
  };
}

async function countUnread(executor: Database, userId: string, now: Date): Promise<number> {
  const { unread } = await executor
    .selectFrom("notification")
    .select((select) => select.fn.countAll<number>().as("unread"))
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .where(shown(now))
    .executeTakeFirstOrThrow();
  return unread;
}
