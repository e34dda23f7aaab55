import type { Message, NotificationCode } from "@kinora/contracts/message/message";
import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { NewNotification } from "../notification/notification-store.ts";
import { shorten } from "./outcome-notification.ts";

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

/** A decision about a storyboard; both are null once it is deleted. */
export interface StatedBoardDecision extends StatedDecision {
  readonly storyId: string | null;
  readonly title: string | null;
}

/** A decision that took a comment down. */
export interface StatedCommentDecision extends StatedDecision {
  readonly creationId: string;
}

/** A decision that took a collection down; its id is null once it is deleted. */
export interface StatedCollectionDecision extends StatedDecision {
  readonly collectionId: string | null;
}

interface Words<Decision> {
  readonly restricted: (decision: Decision) => Message<NotificationCode>;
  readonly granted: (decision: Decision) => Message<NotificationCode>;
  readonly denied: (decision: Decision) => Message<NotificationCode>;
  readonly appealed:
    | ("moderation.profileAppeal" | "moderation.boardAppeal")
    | ("comment.appeal" | "collection.appeal");
  /** Page that a granted appeal leads to. */
  readonly freed: (decision: Decision) => string;
  /** Begins the keys of these notifications. */
  readonly key: string;
  /** Page on which the staff decides appeals. */
  readonly queue: string;
}

/** Notifications about decisions whose statements of reasons are in the settings. */
export function decisionNotifications<Decision extends StatedDecision>({
  key,
  queue,
  ...words
}: Words<Decision>) {
  /** Key that appeal notifications wait for. */
  const appealOf = (decisionId: string) => `${key}-appeal:${decisionId}`;
  return {
    appealOf,

    /** Tells the person by which rule it was decided, and links to the statement of reasons. */
    restricted: (decision: Decision, now: Date): NewNotification => ({
      ...toPerson(decision, now),
      message: words.restricted(decision),
      dedupeKey: `${key}:${decision.id}`,
    }),

    /** Tells the person the outcome of their appeal. */
    reviewed: (decision: Decision, granted: boolean, now: Date): NewNotification => ({
      ...toPerson(decision, now),
      ...(granted && { href: words.freed(decision) }),
      message: granted ? words.granted(decision) : words.denied(decision),
      dedupeKey: `${key}:${decision.id}:appeal`,
    }),

    /** Tells a staff member about an appeal, until someone has decided it. */
    appealWaits: ({ id }: StatedDecision, staffId: string, now: Date): NewNotification => ({
      ...{ userId: staffId, kind: "action", topic: "restricted", action: "open" },
      ...{ message: { code: words.appealed, params: {} }, creationId: null },
      ...{ href: queue, dedupeKey: `${key}-appeal:${id}` },
      ...{ waitsFor: appealOf(id), expiresAt: null, createdAt: now },
    }),
  };
}

export const profileNotifications = decisionNotifications<StatedDecision>({
  ...{ key: "profile", queue: "/admin/profiles", appealed: "moderation.profileAppeal" },
  restricted: ({ rule, note: reason }) => ({
    ...{ code: "moderation.profileTakenDown", params: { rule, reason } },
  }),
  granted: () => ({ code: "moderation.profileBack", params: {} }),
  denied: () => ({ code: "moderation.profileStays", params: {} }),
  freed: () => "/settings",
});

export const boardNotifications = decisionNotifications<StatedBoardDecision>({
  ...{ key: "board", queue: "/admin/moderation", appealed: "moderation.boardAppeal" },
  restricted: ({ rule, note: reason, title }) => ({
    ...{ code: "moderation.boardClosed", params: { title: nameOf(title), rule, reason } },
  }),
  granted: ({ title }) => ({ code: "moderation.boardFree", params: { title: nameOf(title) } }),
  denied: ({ title }) => ({
    code: "moderation.boardStaysClosed",
    params: { title: nameOf(title) },
  }),
  freed: ({ storyId }) => (storyId === null ? "/library" : `/story/${storyId}`),
});

export const commentDecisionNotifications = decisionNotifications<StatedCommentDecision>({
  ...{ key: "comment", queue: "/admin/comments", appealed: "comment.appeal" },
  restricted: ({ rule, note: reason }) => ({
    ...{ code: "comment.takenDown", params: { rule, reason } },
  }),
  granted: () => ({ code: "comment.back", params: {} }),
  denied: () => ({ code: "comment.stays", params: {} }),
  freed: ({ creationId }) => `/item/${creationId}`,
});

export const collectionDecisionNotifications = decisionNotifications<StatedCollectionDecision>({
  ...{ key: "collection", queue: "/admin/collections", appealed: "collection.appeal" },
  restricted: ({ rule, note: reason }) => ({
    ...{ code: "collection.takenDown", params: { rule, reason } },
  }),
  granted: () => ({ code: "collection.back", params: {} }),
  denied: () => ({ code: "collection.stays", params: {} }),
  freed: ({ collectionId }) =>
    collectionId === null ? "/library" : `/collections/${collectionId}`,
});

const nameOf = (title: string | null) => shorten(title ?? "");

const toPerson = (
  { id, userId }: StatedDecision,
  createdAt: Date,
): Omit<NewNotification, "message" | "dedupeKey"> => ({
  ...{ userId, kind: "action", topic: "restricted", action: "open" },
  ...{ href: `/settings/decisions/${id}`, creationId: null },
  ...{ waitsFor: null, expiresAt: null, createdAt },
});
