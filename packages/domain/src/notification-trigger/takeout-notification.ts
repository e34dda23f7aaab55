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
