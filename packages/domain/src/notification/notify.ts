import type { PublishSignal } from "../event/signal.ts";
import type { NewNotification, NotificationStore } from "./notification-store.ts";

/**
 * Tells a person something once: a second call with the same dedupe key changes nothing and makes no
 * noise.
 *
 * @returns the id, or null when the person has been told before
 */
export async function notify(
  {
    notifications,
    publishSignal,
  }: { notifications: Pick<NotificationStore, "add">; publishSignal: PublishSignal },
  notification: NewNotification,
): Promise<string | null> {
  const added = await notifications.add(notification);
  if (!added) return null;
  await publishSignal({
    userId: notification.userId,
    type: "notification",
    subjectId: added.id,
  });
  return added.id;
}
