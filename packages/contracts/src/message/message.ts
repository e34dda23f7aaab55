import { z } from "zod";
import { creationNotifications, creationSentences } from "../creation/creation-messages.ts";
import { gemNotifications, gemSentences } from "../gem/gem-messages.ts";
import { modelSentences, priceSentences } from "../prompt/prompt-messages.ts";
import {
  storyNotifications,
  storyPriceSentences,
  storySentences,
} from "../story/story-messages.ts";

/** What people are notified of: each has a title and a body. */
const NOTIFICATIONS = { ...creationNotifications, ...storyNotifications, ...gemNotifications };

/** What is said in one sentence or some. */
const PRICES = { ...priceSentences, ...storyPriceSentences };
const SENTENCES = {
  ...creationSentences,
  ...gemSentences,
  ...modelSentences,
  ...storySentences,
  ...PRICES,
};

/**
 * All that is said to people, without words: what each code speaks of. Words are found for it at the last door, in the
 * reader's language (packages/text).
 */
export const MESSAGES = { ...NOTIFICATIONS, ...SENTENCES };

export type NotificationCode = keyof typeof NOTIFICATIONS;
export type SentenceCode = keyof typeof SENTENCES;
/** Why a model is not to be had. */
export type ModelSentenceCode = keyof typeof modelSentences;
/** How a price came about. */
export type PriceSentenceCode = keyof typeof PRICES;
export type MessageCode = NotificationCode | SentenceCode;

/** One thing that is said: its code, and what it speaks of. */
export type Message<Code extends MessageCode = MessageCode> = {
  readonly [C in Code]: {
    readonly code: C;
    readonly params: Readonly<z.output<(typeof MESSAGES)[C]>>;
  };
}[Code];

/** As rows have it: those from before sentences were messages hold words. */
export type StoredSentence = Message<SentenceCode> | string;

/** @throws on a code that is not known here, and on params that are none of its */
export function parseNotification(code: string, params: unknown): Message<NotificationCode> {
  if (!isNotificationCode(code)) throw new Error(`Nobody is notified of ${code}.`);
  // The code chose the schema.
  return { code, params: NOTIFICATIONS[code].parse(params) } as Message<NotificationCode>;
}

function isNotificationCode(code: string): code is NotificationCode {
  return Object.hasOwn(NOTIFICATIONS, code);
}

/** @throws on a code that is not known here, and on params that are none of its */
export function parseSentence(code: string, params: unknown): Message<SentenceCode> {
  if (!isSentenceCode(code)) throw new Error(`There is no sentence ${code}.`);
  // The code chose the schema.
  return { code, params: SENTENCES[code].parse(params) } as Message<SentenceCode>;
}

function isSentenceCode(code: string): code is SentenceCode {
  return Object.hasOwn(SENTENCES, code);
}

/** A sentence inside of stored JSON. */
export const storedSentence = z.union([
  z.string(),
  z
    .object({ code: z.string(), params: z.unknown() })
    .transform(({ code, params }) => parseSentence(code, params)),
]);

/** A message on the wire beside its words; both are null where only words were kept. */
export const wireMessage = {
  code: z.string().nullable(),
  params: z.record(z.string(), z.unknown()).nullable(),
};
