import type { Message, NotificationCode } from "@kinora/contracts/message/message";
import type { NewNotification } from "./notification-store.ts";

const WEEK = 7 * 24 * 60 * 60_000;

/** Until it is done: the account stays. */
export const keptAccount = (userId: string) => `deletion:${userId}`;

/** Tells a person that their account is going to be deleted; its button leads to where it can be kept. */
export const deletionNotification = (
  userId: string,
  at: Date,
  now: Date,
): NewNotification | null =>
  at <= now
    ? null
    : {
        ...about(userId, `deletion:${at.toISOString()}`, now),
        ...{ href: "/settings", waitsFor: keptAccount(userId), expiresAt: at },
        message: { code: "account.deletionPlanned", params: { at: at.toISOString() } },
      };

/** Where a press leads that is told what happened to the account. */
const PAGES = {
  "account.newDevice": "/settings/sessions",
  "account.tokenMade": "/settings/access-tokens",
  "account.suspended": "/",
  "account.reinstated": "/",
} as const satisfies Partial<Record<NotificationCode, string>>;

/** Tells a person what happened to their account; for a week. */
export const accountNotification = (
  userId: string,
  code: keyof typeof PAGES,
  which: string,
  now: Date,
): NewNotification => ({
  ...about(userId, `${code}:${which}`, now),
  ...{ href: PAGES[code], waitsFor: null, expiresAt: new Date(now.getTime() + WEEK) },
  message: { code, params: {} } as Message<NotificationCode>,
});

const about = (
  userId: string,
  dedupeKey: string,
  createdAt: Date,
): Omit<NewNotification, "message" | "href" | "waitsFor" | "expiresAt"> => ({
  ...{ userId, kind: "action", topic: null, action: "open", creationId: null },
  ...{ dedupeKey, createdAt },
});
