import { MAILED } from "@kinora/contracts/notification/mail-groups";
import type { DomainEvent } from "../event/domain-event.ts";
import type { MailDeliveries, MailRecipients } from "./mail-stores.ts";
import {
  type NotificationSettingsStore,
  readNotificationSettings,
} from "./notification-settings.ts";
import { quietUntil } from "./quiet-hours.ts";

export interface OrderMailStores {
  readonly mails: Pick<MailDeliveries, "order" | "find">;
  readonly recipients: Pick<MailRecipients, "find">;
  readonly notificationSettings: Pick<NotificationSettingsStore, "find">;
}

/** Maximum mails per person and day, in total and for everything except account security. */
const [MOST, MOST_OF_OTHERS] = [30, 20];

/** Older notifications are not mailed, so turning on mail sends no backlog. */
const NEWS_MS = 24 * 60 * 60_000;

/**
 * Queues the mail for a notification if the person wants it, after quiet hours unless it concerns
 * account security.
 */
export async function orderMail(
  event: DomainEvent,
  stores: OrderMailStores,
  now: Date,
): Promise<void> {
  if (event.type !== "notification.added") return;
  const { userId, subjectId: notificationId } = event;
  const told = await stores.mails.find(userId, notificationId, now);
  const group = told && "code" in told.says ? MAILED[told.says.code] : undefined;
  if (!told || !group) return;
  if (now.getTime() - told.createdAt.getTime() > NEWS_MS) return;
  const isSafety = group === "security";
  const { choice } = await stores.recipients.find(userId);
  if (!isSafety && !choice[group]) return;
  const { quietHours } = await readNotificationSettings(stores, userId);
  const quiet = !isSafety && quietHours ? quietUntil(quietHours, now) : null;
  await stores.mails.order({
    ...{ userId, notificationId, group, createdAt: now, at: quiet ?? now },
    most: isSafety ? MOST : MOST_OF_OTHERS,
  });
}
