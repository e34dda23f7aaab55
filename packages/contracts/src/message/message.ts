import type { z } from "zod";
import { creationNotifications, creationSentences } from "../creation/creation-messages.ts";
import { gemNotifications } from "../gem/gem-messages.ts";
import { storyNotifications } from "../story/story-messages.ts";

/** What people are notified of: each has a title and a body. */
const NOTIFICATIONS = { ...creationNotifications, ...storyNotifications, ...gemNotifications };

/** What is said in one sentence or some. */
const SENTENCES = { ...creationSentences };

/**
 * All that is said to people, without words: what each code speaks of. Words are found for it at the last door, in the
 * reader's language (packages/text).
 */
export const MESSAGES = { ...NOTIFICATIONS, ...SENTENCES };

export type NotificationCode = keyof typeof NOTIFICATIONS;
export type SentenceCode = keyof typeof SENTENCES;
export type MessageCode = NotificationCode | SentenceCode;

/** One thing that is said: its code, and what it speaks of. */
export type Message<Code extends MessageCode = MessageCode> = {
  readonly [C in Code]: {
    readonly code: C;
    readonly params: Readonly<z.output<(typeof MESSAGES)[C]>>;
  };
}[Code];

/** @throws on a code that is not known here, and on params that are none of its */
export function parseNotification(code: string, params: unknown): Message<NotificationCode> {
  if (!isNotificationCode(code)) throw new Error(`Nobody is notified of ${code}.`);
  // The code chose the schema.
  return { code, params: NOTIFICATIONS[code].parse(params) } as Message<NotificationCode>;
}

function isNotificationCode(code: string): code is NotificationCode {
  return Object.hasOwn(NOTIFICATIONS, code);
}
