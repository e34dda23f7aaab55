import { accountNotifications } from "../account/account-messages.ts";
import { creationNotifications } from "../creation/creation-messages.ts";
import { gemNotifications } from "../gem/gem-messages.ts";
import { hostedNotifications } from "../hosted/hosted-messages.ts";
import { moderationNotifications } from "../moderation/moderation-messages.ts";
import { takeoutNotifications } from "../takeout/takeout-messages.ts";
import type { MessageIn } from "./message-in.ts";
import { SENTENCES } from "./sentence.ts";
import { storyNotifications } from "./story-notifications.ts";

/** What people are notified of: each has a title and a body. */
const NOTIFICATIONS = {
  ...accountNotifications,
  ...creationNotifications,
  ...storyNotifications,
  ...gemNotifications,
  ...hostedNotifications,
  ...takeoutNotifications,
  ...moderationNotifications,
};

/**
 * All that is said to people, without words: what each code speaks of. Words are found for it at the last door, in the
 * reader's language (packages/text).
 */
export const MESSAGES = { ...NOTIFICATIONS, ...SENTENCES };

export type NotificationCode = keyof typeof NOTIFICATIONS;
export type MessageCode = keyof typeof MESSAGES;

/** One thing that is said: its code, and what it speaks of. */
export type Message<Code extends MessageCode = MessageCode> = MessageIn<typeof MESSAGES, Code>;

/** @throws on a code that is not known here, and on params that are none of its */
export function parseNotification(code: string, params: unknown): Message<NotificationCode> {
  if (!isNotificationCode(code)) throw new Error(`Nobody is notified of ${code}.`);
  // The code chose the schema.
  return { code, params: NOTIFICATIONS[code].parse(params) } as Message<NotificationCode>;
}

function isNotificationCode(code: string): code is NotificationCode {
  return Object.hasOwn(NOTIFICATIONS, code);
}
