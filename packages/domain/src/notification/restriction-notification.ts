import type { CreationRecord } from "../creation/creation.ts";
import type { HistoryEntry } from "../creation/creation-stores.ts";
import type { NewNotification } from "./notification-store.ts";

/** Tells the owner that a moderator restricted a creation, and why. */
export function restrictionNotification(
  creation: CreationRecord,
  { action, reason, at }: Pick<HistoryEntry, "action" | "reason" | "at">,
  now: Date,
): NewNotification {
  const { kind } = creation;
  const code = action === "delete" ? "creation.takenDown" : "creation.hidden";
  return {
    userId: creation.userId,
    kind: `${kind} fail`,
    message: { code, params: { kind, reason: reason ?? "" } },
    href: `/item/${creation.id}`,
    action: null,
    creationId: creation.id,
    dedupeKey: `creation:${creation.id}:${action}:${at.toISOString()}`,
    expiresAt: null,
    createdAt: now,
  };
}
