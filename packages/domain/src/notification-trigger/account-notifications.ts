import type { Message, NotificationCode } from "@kinora/contracts/message/message";
import type { NewNotification } from "../notification/notification-store.ts";

const WEEK = 7 * 24 * 60 * 60_000;

/** Key of deletion notifications, which end when the deletion is cancelled. */
export const keptAccount = (userId: string) => `deletion:${userId}`;

/**
 * Tells a person that their account will be deleted; its button leads to the page where they can
 * cancel.
 */
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

/** Pages that the account notifications link to. */
const PAGES = {
  "account.newDevice": "/settings/sessions",
  "account.tokenMade": "/settings/access-tokens",
  "account.suspended": "/",
  "account.reinstated": "/",
} as const satisfies Partial<Record<NotificationCode, string>>;

/** Tells a person about an event in their account; shown for a week. */
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
