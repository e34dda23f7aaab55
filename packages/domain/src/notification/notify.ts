import type { RecordEvent } from "../event/domain-event.ts";
import type { NewNotification, NotificationStore } from "./notification-store.ts";

/** What telling somebody something needs; all in one transaction. */
export interface NotifyStores {
  readonly notifications: Pick<NotificationStore, "add" | "raise">;
  readonly record: RecordEvent;
}

/** Milliseconds between two times that the same thing, become more, makes noise. */
const QUIET_BETWEEN = 60 * 60_000;

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
  return tell(record, notification, await notifications.add(notification));
}

/**
 * Tells a person that something became more: it has one notification, which says the newest. It makes noise once an
 * hour at most, and only where the last was read.
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
