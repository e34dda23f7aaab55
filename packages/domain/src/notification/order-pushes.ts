import type { NotificationCode } from "@kinora/contracts/message/message";
import type { DomainEvent } from "../event/domain-event.ts";
import {
  type NotificationSettingsStore,
  readNotificationSettings,
} from "./notification-settings.ts";
import type { StoredNotification } from "./notification-store.ts";
import type { PushDeliveries } from "./push-stores.ts";
import { quietUntil } from "./quiet-hours.ts";

export interface OrderPushStores {
  readonly pushes: Pick<PushDeliveries, "order" | "find">;
  readonly notificationSettings: Pick<NotificationSettingsStore, "find">;
}

/**
 * Notifications that only make sense while the person is active, or come with something they have
 * just done and would be pushed beside its own message.
 */
const UNPUSHED: ReadonlySet<NotificationCode> = new Set([
  "gem.dailyOffer",
  "award.firstMade",
  "award.streakReached",
  "award.weekEarned",
  "award.firstPack",
]);

/** Queues a push message for every subscribed browser of the person, after quiet hours. */
export async function orderPushes(
  event: DomainEvent,
  stores: OrderPushStores,
  now: Date,
): Promise<void> {
  if (event.type !== "notification.added") return;
  const { userId, subjectId } = event;
  const notification = await stores.pushes.find(userId, subjectId, now);
  if (!notification || !isPushed(notification)) return;
  const { kinds, quietHours } = await readNotificationSettings(stores, userId);
  if (!kinds[notification.kind].push) return;
  const at = (quietHours && quietUntil(quietHours, now)) ?? now;
  await stores.pushes.order(userId, subjectId, { toldAt: notification.createdAt, at });
}

const isPushed = ({ says }: StoredNotification) => !("code" in says && UNPUSHED.has(says.code));
