import type { NewNotification } from "./notification-store.ts";

/** Reminds a person, as long as they can change their mind, that their account is going to be deleted. */
export function leavingNotification(userId: string, at: string, now: Date): NewNotification {
  return {
    ...{ userId, kind: "action", topic: null, href: "/settings", action: "open" },
    message: { code: "account.leaving", params: { at } },
    ...{ dedupeKey: `leaving:${at}`, creationId: null, waitsFor: leavingOf(userId) },
    ...{ expiresAt: new Date(at), createdAt: now },
  };
}

/** What the reminder waits for: that they stay. */
export const leavingOf = (userId: string) => `leaving:${userId}`;
