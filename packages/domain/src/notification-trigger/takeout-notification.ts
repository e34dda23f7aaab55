import type { NewNotification } from "../notification/notification-store.ts";
import type { TakeoutRecord } from "../takeout/takeout.ts";

/**
 * Tells a person that their takeout can be downloaded, and until when; null when it has expired.
 */
export function takeoutNotification(
  { id, userId, expiresAt }: TakeoutRecord,
  now: Date,
): NewNotification | null {
  if (expiresAt === null || expiresAt <= now) return null;
  return {
    ...{ userId, kind: "action", topic: null, href: "/settings", action: "open" },
    message: { code: "takeout.ready", params: { until: expiresAt.toISOString() } },
    ...{ dedupeKey: `takeout:${id}`, creationId: null, waitsFor: null, expiresAt },
    createdAt: now,
  };
}

/** Days for which a person can see that a takeout failed; as long as its row is kept. */
const FAILED_SHOWN_MS = 7 * 24 * 60 * 60_000;

/** Tells a person that a takeout was given up, until one succeeds. */
export const takeoutFailed = (
  { id, userId, state }: TakeoutRecord,
  now: Date,
): NewNotification | null =>
  state === "failed"
    ? {
        ...{ userId, kind: "action", topic: null, href: "/settings", action: "open" },
        message: { code: "takeout.failed", params: {} },
        ...{ dedupeKey: `takeout:${id}:failed`, creationId: null, waitsFor: takeoutOf(userId) },
        ...{ expiresAt: new Date(now.getTime() + FAILED_SHOWN_MS), createdAt: now },
      }
    : null;

/** Key that the notification of a failed takeout waits for. */
export const takeoutOf = (userId: string) => `takeout:${userId}`;
