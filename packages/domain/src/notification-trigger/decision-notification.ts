import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { NewNotification } from "../notification/notification-store.ts";

/** A decision that took a profile down or closed the link of a storyboard. */
export interface StatedDecision {
  readonly id: string;
  readonly userId: string;
  /** Null when the account of the person who decided was deleted. */
  readonly byId: string | null;
  readonly rule: FlagReason;
  readonly note: string;
  readonly appeal: { readonly state: AppealState } | null;
}

interface Codes {
  readonly restricted: "moderation.profileTakenDown" | "moderation.boardClosed";
  readonly granted: "moderation.profileBack" | "moderation.boardFree";
  readonly denied: "moderation.profileStays" | "moderation.boardStaysClosed";
  readonly appealed: "moderation.profileAppeal" | "moderation.boardAppeal";
  /** Begins the keys of these notifications. */
  readonly key: string;
  /** Page on which the staff decides appeals. */
  readonly queue: string;
}

/** Notifications about decisions whose statements of reasons are in the settings. */
export function decisionNotifications({ key, queue, ...codes }: Codes) {
  /** Key that appeal notifications wait for. */
  const appealOf = (decisionId: string) => `${key}-appeal:${decisionId}`;
  return {
    appealOf,

    /** Tells the person by which rule it was decided, and links to the statement of reasons. */
    restricted: ({ id, userId, rule, note }: StatedDecision, now: Date): NewNotification => ({
      ...toPerson(userId, now),
      message: { code: codes.restricted, params: { rule, reason: note } },
      dedupeKey: `${key}:${id}`,
    }),

    /** Tells the person the outcome of their appeal. */
    reviewed: ({ id, userId }: StatedDecision, granted: boolean, now: Date): NewNotification => ({
      ...toPerson(userId, now),
      message: { code: granted ? codes.granted : codes.denied, params: {} },
      dedupeKey: `${key}:${id}:appeal`,
    }),

    /** Tells a staff member about an appeal, until someone has decided it. */
    appealWaits: ({ id }: StatedDecision, staffId: string, now: Date): NewNotification => ({
      ...{ userId: staffId, kind: "action", topic: "restricted", action: "open" },
      ...{ message: { code: codes.appealed, params: {} }, creationId: null },
      ...{ href: queue, dedupeKey: `${key}-appeal:${id}` },
      ...{ waitsFor: appealOf(id), expiresAt: null, createdAt: now },
    }),
  };
}

export const profileNotifications = decisionNotifications({
  ...{ restricted: "moderation.profileTakenDown", appealed: "moderation.profileAppeal" },
  ...{ granted: "moderation.profileBack", denied: "moderation.profileStays" },
  ...{ key: "profile", queue: "/admin/profiles" },
});

export const boardNotifications = decisionNotifications({
  ...{ restricted: "moderation.boardClosed", appealed: "moderation.boardAppeal" },
  ...{ granted: "moderation.boardFree", denied: "moderation.boardStaysClosed" },
  ...{ key: "board", queue: "/admin/moderation" },
});

const toPerson = (
  userId: string,
  createdAt: Date,
): Omit<NewNotification, "message" | "dedupeKey"> => ({
  ...{ userId, kind: "action", topic: "restricted", href: "/settings", action: "open" },
  ...{ creationId: null, waitsFor: null, expiresAt: null, createdAt },
});
