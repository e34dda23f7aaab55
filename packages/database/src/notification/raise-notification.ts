import type { NewNotification } from "@kinora/domain/notification/notification-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Returns the initial row of a notification. */
export const rowOf = (notification: NewNotification) =>
  ({
    id: sql<string>`uuidv7()`,
    user_id: notification.userId,
    kind: notification.kind,
    topic: notification.topic,
    code: notification.message.code,
    params: JSON.stringify(notification.message.params),
    href: notification.href,
    action_kind: notification.action,
    creation_id: notification.creationId,
    dedupe_key: notification.dedupeKey,
    waits_for: notification.waitsFor,
    created_at: notification.createdAt,
    expires_at: notification.expiresAt,
  }) as const;

/**
 * Inserts a notification, or updates the one with its key to the current state. An identical one is
 * unchanged, also when events are replayed.
 *
 * @returns its id when it is new or unread again; else null
 */
export async function raiseNotification(
  executor: Database,
  notification: NewNotification,
  since: Date,
): Promise<{ readonly id: string } | null> {
  const isDue = sql<boolean>`notification.read_at is not null and notification.created_at <= ${since}`;
  const row = await executor
    .insertInto("notification")
    .values(rowOf(notification))
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "dedupe_key"])
        .doUpdateSet({
          params: sql`excluded.params`,
          created_at: sql<Date>`case when ${isDue} then excluded.created_at else notification.created_at end`,
          read_at: sql<Date | null>`case when ${isDue} then null else notification.read_at end`,
        })
        .where(sql<boolean>`notification.params is distinct from excluded.params`),
    )
    .returning(["id", "created_at"])
    .executeTakeFirst();
  return row && +row.created_at === +notification.createdAt ? { id: row.id } : null;
}
