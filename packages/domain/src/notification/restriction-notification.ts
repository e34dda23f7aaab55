import type { CreationRecord } from "../creation/creation.ts";
import type { HistoryEntry } from "../creation/creation-stores.ts";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { NewNotification } from "./notification-store.ts";

/** Tells the owner that a moderator restricted a creation, by which rule where that was said, and why. */
export function restrictionNotification(
  creation: CreationRecord,
  { action, reason, at }: Pick<HistoryEntry, "action" | "reason" | "at">,
  rule: FlagReason | "",
  now: Date,
): NewNotification {
  const { kind } = creation;
  const params = { kind, reason: reason ?? "" };
  return {
    userId: creation.userId,
    kind: `${kind} fail`,
    message:
      action === "delete"
        ? { code: "creation.takenDown", params }
        : { code: "creation.hidden", params: { ...params, rule } },
    href: `/item/${creation.id}`,
    action: null,
    creationId: creation.id,
    dedupeKey: `creation:${creation.id}:${action}:${at.toISOString()}`,
    expiresAt: null,
    createdAt: now,
  };
}
