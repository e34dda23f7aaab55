import type { PushMessage } from "@kinora/contracts/notification/push";
import { afterPush } from "./after-push.ts";
import {
  type NotificationSettingsStore,
  readNotificationSettings,
} from "./notification-settings.ts";
import type { StoredNotification } from "./notification-store.ts";
import { INTERRUPTED_AFTER } from "./pause-between.ts";
import type { PushDeliveries, PushDelivery, PushEnd, SendPush } from "./push-stores.ts";
import { quietUntil } from "./quiet-hours.ts";

/** Seconds for which the push service keeps an undelivered message. */
const KEPT = 24 * 60 * 60;
/** Title length when the whole message was too large. */
const SHORT_TITLE = 100;

export interface DeliverPushPorts {
  readonly pushes: PushDeliveries;
  readonly notificationSettings: Pick<NotificationSettingsStore, "find">;
  readonly send: SendPush;
  /** Returns the text of a notification in a language. */
  readonly wordsOf: (
    says: StoredNotification["says"],
    locale: string,
  ) => { readonly title: string; readonly body: string };
  readonly now: () => Date;
}

/**
 * Sends the next due push message. The attempt is stored before sending and the outcome afterwards.
 * When the process dies in between, the message is sent again with the same id and topic, so the
 * service and the browser show it once.
 *
 * @returns false when nothing is due
 */
export async function deliverPush(ports: DeliverPushPorts): Promise<boolean> {
  const begun = ports.now();
  const until = new Date(begun.getTime() + INTERRUPTED_AFTER);
  const delivery = await ports.pushes.begin(begun, until);
  if (!delivery) return false;
  const notification = await ports.pushes.find(delivery.userId, delivery.notificationId, begun);
  const needless = await whyNot(ports, delivery, notification, begun);
  if (needless || !notification) {
    await ports.pushes.end(delivery, needless ?? { state: "unneeded" }, null);
    return true;
  }
  const message = messageOf(ports, delivery, notification);
  const answer = await ports.send(delivery.to, message, lastsOf(notification, begun));
  await ports.pushes.end(delivery, afterPush(answer, delivery, ports.now()), answer.status);
  return true;
}

/** Returns why not to send now; null to send. Uses the person's current settings. */
async function whyNot(
  ports: DeliverPushPorts,
  { userId, toldAt, short }: PushDelivery,
  notification: StoredNotification | null,
  now: Date,
): Promise<PushEnd | null> {
  if (!notification || +notification.createdAt !== +toldAt) return { state: "unneeded" };
  const { kinds, quietHours } = await readNotificationSettings(ports, userId);
  if (!kinds[notification.kind].push) return { state: "unneeded" };
  const quiet = quietHours && quietUntil(quietHours, now);
  return quiet && { state: "waiting", at: quiet, counts: false, short };
}

function messageOf(
  { wordsOf }: DeliverPushPorts,
  { notificationId, toldAt, short, locale }: PushDelivery,
  { kind, says, href }: StoredNotification,
): PushMessage {
  const { title, body } = wordsOf(says, locale);
  return {
    id: `${notificationId} ${toldAt.getTime()}`,
    tag: notificationId,
    kind,
    ...(short ? { title: title.slice(0, SHORT_TITLE), body: "" } : { title, body }),
    path: href ?? "/notifications",
  };
}

const lastsOf = ({ expiresAt }: StoredNotification, now: Date): number =>
  expiresAt === null
    ? KEPT
    : Math.max(0, Math.min(KEPT, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000)));
