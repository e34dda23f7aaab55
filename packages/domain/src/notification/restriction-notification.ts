import type { CreationRecord } from "../creation/creation.ts";
import type { HistoryEntry } from "../creation/creation-stores.ts";
import type { NewNotification } from "./notification-store.ts";

type Decision = Pick<HistoryEntry, "action" | "reason" | "rule" | "at">;

/** Tells the owner that a moderator restricted a creation, by which rule where that was said, and why. */
export function restrictionNotification(
  creation: CreationRecord,
  decision: Decision,
  now: Date,
): NewNotification {
  const { action, reason, rule = "" } = decision;
  const params = { kind: creation.kind, reason: reason ?? "" };
  return notificationOf(creation, { what: action, at: decision.at }, now, {
    kind: `${creation.kind} fail`,
    message:
      action === "delete"
        ? { code: "creation.takenDown", params }
        : { code: "creation.hidden", params: { ...params, rule } },
  });
}

/** Tells the owner what somebody else thought who looked again. */
export function appealNotification(
  creation: CreationRecord,
  decision: Decision,
  granted: boolean,
  now: Date,
): NewNotification {
  const { kind } = creation;
  return notificationOf(
    creation,
    { what: "appeal", at: decision.at },
    now,
    granted
      ? { kind, message: { code: "creation.shownAgain", params: { kind } } }
      : {
          kind: `${kind} fail`,
          message: {
            code: "creation.staysHidden",
            params: { kind, reason: decision.reason ?? "" },
          },
        },
  );
}

function notificationOf(
  { id, userId }: CreationRecord,
  { what, at }: { readonly what: string; readonly at: Date },
  now: Date,
  said: Pick<NewNotification, "kind" | "message">,
): NewNotification {
  return {
    ...said,
    ...{ userId, href: `/item/${id}`, action: null, creationId: id },
    dedupeKey: `creation:${id}:${what}:${at.toISOString()}`,
    ...{ expiresAt: null, createdAt: now },
  };
}
