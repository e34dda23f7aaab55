import type { RecordEvent } from "../event/domain-event.ts";
import type { NewNotification, NotificationStore } from "./notification-store.ts";

/** What telling somebody something needs; all in one transaction. */
export interface NotifyStores {
  readonly notifications: Pick<NotificationStore, "add">;
  readonly record: RecordEvent;
}

/**
 * Tells a person something once: a second call with the same dedupe key changes nothing and makes no
 * noise.
 *
 * @returns the id, or null when the person has been told before
 */
export async function notify(
  { notifications, record }: NotifyStores,
  notification: NewNotification,
): Promise<string | null> {
  const added = await notifications.add(notification);
  if (!added) return null;
  const { userId } = notification;
  await record({ type: "notification.added", subjectId: added.id, userId, payload: {} });
  return added.id;
}
