import type {
  NotificationPosition,
  StoredNotification,
} from "@kinora/domain/notification/notification-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { notificationOf, type ShownRow, shown } from "./shown-notification.ts";

/**
 * Reads a page and the number of unread notifications in one snapshot, so that they never disagree.
 */
export async function listNotifications(
  executor: Database,
  userId: string,
  { after, limit, now }: { after: NotificationPosition | null; limit: number; now: Date },
): Promise<{ items: StoredNotification[]; unread: number }> {
  const older = after ? sql`and (created_at, id) < (${after.createdAt}, ${after.id})` : sql``;
  const { rows } = await sql<{ unread: number } & (ShownRow | { id: null })>`
    select counted.unread, page.*
      from (
        select count(*) as unread from notification
         where user_id = ${userId} and read_at is null and ${shown(userId, now)}
      ) counted
      left join lateral (
        select id, user_id, kind, topic, code, params, title, body, href, action_label, action_kind, creation_id,
               read_at, expires_at, created_at
          from notification
         where user_id = ${userId} and ${shown(userId, now)} ${older}
         order by created_at desc, id desc
         limit ${limit}
      ) page on true
     order by page.created_at desc, page.id desc`.execute(executor);
  return {
    items: rows.flatMap((row) => (row.id === null ? [] : [notificationOf(row)])),
    unread: rows[0]?.unread ?? 0,
  };
}
