import type { NotificationStore } from "./notification-store.ts";

/** Marks these, or all when `ids` is null, as read. Returns the number still unread. */
export async function readNotifications(
  { notifications }: { notifications: Pick<NotificationStore, "markRead"> },
  { userId, ids, now }: { userId: string; ids: readonly string[] | null; now: Date },
): Promise<{ unread: number }> {
  return { unread: await notifications.markRead(userId, ids, now) };
}
