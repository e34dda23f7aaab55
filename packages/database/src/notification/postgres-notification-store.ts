import type { NotificationStore } from "@kinora/domain/notification/notification-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { listNotifications } from "./list-notifications.ts";
import { raiseNotification, rowOf } from "./raise-notification.ts";
import { notificationOf, shown, shownColumns } from "./shown-notification.ts";

export function postgresNotificationStore(executor: Database): NotificationStore {
  return {
    async add(notification) {
      const row = await executor
        .insertInto("notification")
        .values(rowOf(notification))
        .onConflict((conflict) => conflict.columns(["user_id", "dedupe_key"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      return row ?? null;
    },
    raise: (notification, since) => raiseNotification(executor, notification, since),
    list: (userId, page) => listNotifications(executor, userId, page),
    async find(userId, id, now) {
      const row = await executor
        .selectFrom("notification")
        .select(shownColumns)
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .where(shown(userId, now))
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
    async isAwaited(waitsFor) {
      const row = await executor
        .selectFrom("notification")
        .select("id")
        .where("waits_for", "=", waitsFor)
        .where("ended_at", "is", null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async endAwaiting(waitsFor, now) {
      await executor
        .updateTable("notification")
        .set({ ended_at: now })
        .where("waits_for", "=", waitsFor)
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
    .where(shown(userId, now))
    .executeTakeFirstOrThrow();
  return unread;
}
