import type { CreationRecord } from "../creation/creation.ts";
import type { HistoryEntry } from "../creation/creation-stores.ts";
import type { NewNotification } from "../notification/notification-store.ts";
import { about, shorten } from "./outcome-notification.ts";

type Decision = Pick<HistoryEntry, "action" | "reason" | "rule" | "at">;

/**
 * Tells the owner that a moderator restricted a creation, with the reason and, if given, the rule.
 */
export function restrictionNotification(
  creation: CreationRecord,
  decision: Decision,
  now: Date,
): NewNotification {
  const { action, reason, rule = "" } = decision;
  const params = { ...nameOf(creation), reason: reason ?? "" };
  return notificationOf(creation, { what: action, at: decision.at }, now, {
    ...{ kind: `${creation.kind} fail`, topic: "restricted" },
    message:
      action === "delete"
        ? { code: "creation.takenDown", params }
        : { code: "creation.hidden", params: { ...params, rule } },
  });
}

/** Tells the owner how a moderator rated a creation, with the reason. */
export function ratingNotification(
  creation: CreationRecord,
  { action, reason, at }: Decision,
  now: Date,
): NewNotification {
  const { kind } = creation;
  const params = { ...nameOf(creation), reason: reason ?? "" };
  return notificationOf(
    creation,
    { what: action, at },
    now,
    action === "rateMature"
      ? {
          ...{ kind: `${kind} fail`, topic: "restricted" },
          message: { code: "creation.ratedMature", params },
        }
      : { kind, topic: "checked", message: { code: "creation.ratedGeneral", params } },
  );
}

/** Tells the owner the outcome of their appeal. */
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
      ? {
          kind,
          topic: "checked",
          message: { code: "creation.shownAgain", params: nameOf(creation) },
        }
      : {
          ...{ kind: `${kind} fail`, topic: "restricted" },
          message: {
            code: "creation.staysHidden",
            params: { ...nameOf(creation), reason: decision.reason ?? "" },
          },
        },
  );
}

/** Tells the owner that a held creation was cleared and can be seen. */
export function clearedNotification(
  creation: CreationRecord,
  decision: Pick<Decision, "at">,
  now: Date,
): NewNotification {
  const { kind, prompt } = creation;
  const params = { kind, prompt: shorten(prompt) };
  return notificationOf(creation, { what: "cleared", at: decision.at }, now, {
    ...{ kind, topic: "checked", message: { code: "creation.cleared", params } },
  });
}

/** Tells a staff member about an appeal, until someone has decided it. */
export function appealWaits(
  creation: CreationRecord,
  appealId: string,
  staffId: string,
  now: Date,
): NewNotification {
  const { id, kind } = creation;
  return {
    ...about(creation, `appeal:${appealId}`, now),
    ...{ userId: staffId, kind: "action", topic: "restricted", action: "open" },
    ...{ message: { code: "moderation.appeal", params: { kind } }, href: "/admin/moderation" },
    // Without the work, because it may be unsuitable to be shown in a list.
    ...{ creationId: null, waitsFor: appealOf(id) },
  };
}

/** Key that appeal notifications wait for. */
export const appealOf = (creationId: string) => `appeal:${creationId}`;

/** Identifies a work without its prompt, which may be what broke the rule. */
const nameOf = ({ kind, createdAt }: CreationRecord) => ({
  kind,
  madeOn: createdAt.toISOString().slice(0, 10),
});

const notificationOf = (
  creation: CreationRecord,
  { what, at }: { readonly what: string; readonly at: Date },
  now: Date,
  said: Pick<NewNotification, "kind" | "topic" | "message">,
): NewNotification => ({
  ...about(creation, `creation:${creation.id}:${what}:${at.toISOString()}`, now),
  ...said,
});
