import { formatPosition, parsePosition } from "../position.ts";
import type { NotificationStore, StoredNotification } from "./notification-store.ts";

/**
 * Returns a page, newest first, with the total number of unread ones. Refusal INVALID_INPUT on an
 * invalid cursor.
 */
export async function listNotifications(
  { notifications }: { notifications: Pick<NotificationStore, "list"> },
  {
    userId,
    cursor,
    limit,
    now,
  }: { userId: string; cursor: string | null; limit: number; now: Date },
): Promise<{ items: StoredNotification[]; nextCursor: string | null; unread: number }> {
  const position = cursor === null ? null : parsePosition(cursor);
  const found = await notifications.list(userId, {
    after: position && { createdAt: position.at, id: position.id },
    limit: limit + 1,
    now,
  });
  const items = found.items.slice(0, limit);
  const last = items.at(-1);
  const more = found.items.length > limit;
  return {
    items,
    nextCursor: last && more ? formatPosition({ at: last.createdAt, id: last.id }) : null,
    unread: found.unread,
  };
}
