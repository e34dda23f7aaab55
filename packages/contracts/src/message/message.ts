import { accountNotifications } from "../account/account-messages.ts";
import { awardNotifications } from "../award/award-messages.ts";
import { billingNotifications } from "../billing/billing-messages.ts";
import { campaignNotifications } from "../campaign/campaign-messages.ts";
import { challengeNotifications } from "../challenge/challenge-messages.ts";
import { collectionNotifications } from "../collection/collection-messages.ts";
import { commentNotifications } from "../comment/comment-messages.ts";
import { connectionNotifications } from "../connection/connection-messages.ts";
import { creationNotifications } from "../creation/creation-messages.ts";
import { gemNotifications } from "../gem/gem-messages.ts";
import { giftNotifications } from "../gift/gift-messages.ts";
import { hostedNotifications } from "../hosted/hosted-messages.ts";
import { moderationNotifications } from "../moderation/moderation-messages.ts";
import { paymentNotifications } from "../payment/payment-messages.ts";
import { publicationNotifications } from "../publication/publication-messages.ts";
import { remixNotifications } from "../remix/remix-messages.ts";
import { subscriptionNotifications } from "../subscription/subscription-messages.ts";
import { takeoutNotifications } from "../takeout/takeout-messages.ts";
import type { MessageIn } from "./message-in.ts";
import { SENTENCES } from "./sentence.ts";
import { storyNotifications } from "./story-notifications.ts";

/** All notifications; each has a title and a body. */
const NOTIFICATIONS = {
  ...accountNotifications,
  ...collectionNotifications,
  ...commentNotifications,
  ...remixNotifications,
  ...connectionNotifications,
  ...creationNotifications,
  ...storyNotifications,
  ...gemNotifications,
  ...awardNotifications,
  ...billingNotifications,
  ...giftNotifications,
  ...subscriptionNotifications,
  ...paymentNotifications,
  ...hostedNotifications,
  ...campaignNotifications,
  ...challengeNotifications,
  ...publicationNotifications,
  ...takeoutNotifications,
  ...moderationNotifications,
};

/**
 * All messages to users as codes with the schemas of their parameters. They are worded at the last
 * moment, in the reader's language (packages/text).
 */
export const MESSAGES = { ...NOTIFICATIONS, ...SENTENCES };

export type NotificationCode = keyof typeof NOTIFICATIONS;
export type MessageCode = keyof typeof MESSAGES;

/** A message: its code and parameters. */
export type Message<Code extends MessageCode = MessageCode> = MessageIn<typeof MESSAGES, Code>;

/**
 * @throws on an unknown code, and on parameters that do not match it
 */
export function parseNotification(code: string, params: unknown): Message<NotificationCode> {
  if (!isNotificationCode(code)) throw new Error(`Nobody is notified of ${code}.`);
  // The schema was chosen by the code.
  return { code, params: NOTIFICATIONS[code].parse(params) } as Message<NotificationCode>;
}

function isNotificationCode(code: string): code is NotificationCode {
  return Object.hasOwn(NOTIFICATIONS, code);
}
