import type { RecordEvent } from "../event/domain-event.ts";
import type { NewNotification, NotificationStore } from "./notification-store.ts";

/** Stores needed to notify; all in one transaction. */
export interface NotifyStores {
  readonly notifications: Pick<NotificationStore, "add" | "raise">;
  readonly record: RecordEvent;
}

/** Minimum milliseconds between two alerts of the same growing notification. */
const QUIET_BETWEEN = 60 * 60_000;

/**
 * Notifies a person once; a second call with the same dedupe key changes nothing and alerts nobody.
 *
 * @returns the id, or null when the person was notified before
 */
export async function notify(
  { notifications, record }: NotifyStores,
  notification: NewNotification,
): Promise<string | null> {
  return tell(record, notification, await notifications.add(notification));
}

/**
 * Updates a notification that grows, keeping one per subject with the latest text. Alerts at most
 * once an hour, and only when the previous one was read.
 */
export async function notifyAgain(
  { notifications, record }: NotifyStores,
  notification: NewNotification,
): Promise<string | null> {
  const since = new Date(notification.createdAt.getTime() - QUIET_BETWEEN);
  return tell(record, notification, await notifications.raise(notification, since));
}

async function tell(
  record: RecordEvent,
  { userId }: NewNotification,
  added: { readonly id: string } | null,
): Promise<string | null> {
  if (!added) return null;
  await record({ type: "notification.added", subjectId: added.id, userId, payload: {} });
  return added.id;
}
