import { CONTENT_NOUNS } from "../creation/content-nouns.ts";
import type { Creation } from "../creation/creation.ts";
import type { HistoryEntry } from "../creation/creation-stores.ts";
import type { NewNotification } from "./notification-store.ts";

/** Tells the owner that a moderator restricted a creation, and why. */
export function restrictionNotification(
  creation: Creation,
  { action, reason, at }: Pick<HistoryEntry, "action" | "reason" | "at">,
  now: Date,
): NewNotification {
  const noun = CONTENT_NOUNS[creation.kind];
  return {
    userId: creation.userId,
    kind: `${creation.kind} fail`,
    title: action === "delete" ? `Your ${noun} was taken down` : `Your ${noun} was hidden`,
    body: `A moderator's reason: ${reason}`,
    href: `/item/${creation.id}`,
    action: null,
    creationId: creation.id,
    dedupeKey: `creation:${creation.id}:${action}:${at.toISOString()}`,
    expiresAt: null,
    createdAt: now,
  };
}
