import type { CreationRecord } from "../creation/creation.ts";
import type { NewNotification } from "../notification/notification-store.ts";
import { isHeld } from "../post/held-post.ts";
import type { PublicationRecord } from "../post/publication-record.ts";
import { about } from "./outcome-notification.ts";

/** Key that what its owner is asked about a publication waits for. */
export const publicationOf = (id: string) => `publication:${id}`;

const wordsOf = ({ platform, accountName: account }: PublicationRecord) => ({ platform, account });

/** Tells the owner that a work is at a platform, or waits in an inbox there. */
export const publishedNotification = (
  publication: PublicationRecord,
  creation: CreationRecord,
  now: Date,
): NewNotification => ({
  ...about(creation, `${publicationOf(publication.id)}:done`, now),
  ...{ kind: creation.kind, topic: "posted" },
  message: {
    code: publication.fields.kind === "draft" ? "publication.isInInbox" : "publication.isThere",
    params: wordsOf(publication),
  },
});

/** Tells the owner that it is not, and where to see why. */
export const unpublishedNotification = (
  publication: PublicationRecord,
  creation: CreationRecord,
  now: Date,
): NewNotification => ({
  ...about(creation, `${publicationOf(publication.id)}:fail`, now),
  ...{ kind: `${creation.kind} fail`, topic: "posted" },
  message: { code: "publication.isNotThere", params: wordsOf(publication) },
});

/** Tells the owner that a platform has a post no more. */
export const removedNotification = (
  publication: PublicationRecord,
  creation: CreationRecord,
  now: Date,
): NewNotification => ({
  ...about(creation, `${publicationOf(publication.id)}:removed`, now),
  ...{ kind: `${creation.kind} fail`, topic: "posted", href: "/settings/past-videos" },
  message: { code: "publication.wasRemoved", params: wordsOf(publication) },
});

/** Tells the owner that a post is there without the comment that was to follow. */
export const commentFailedNotification = (
  publication: PublicationRecord,
  creation: CreationRecord,
  now: Date,
): NewNotification => ({
  ...about(creation, `${publicationOf(publication.id)}:comment`, now),
  ...{ kind: `${creation.kind} fail`, topic: "posted", href: "/settings/past-videos" },
  message: { code: "publication.commentFailed", params: wordsOf(publication) },
});

/** Asks the owner whether it is there; null once they have said so. */
export const unconfirmedNotification = (
  publication: PublicationRecord,
  creation: CreationRecord,
  now: Date,
): NewNotification | null =>
  publication.stage === "unconfirmed"
    ? {
        ...about(creation, `${publicationOf(publication.id)}:unconfirmed`, now),
        // There it is answered.
        ...{ kind: "action", topic: "posted", action: "open", href: "/settings/past-videos" },
        message: { code: "publication.isUnconfirmed", params: wordsOf(publication) },
        waitsFor: publicationOf(publication.id),
      }
    : null;

/** Asks the owner to connect the account again; null once it waits no more. */
export const reconnectNotification = (
  publication: PublicationRecord,
  creation: CreationRecord,
  now: Date,
): NewNotification | null => {
  const { id, stage, waitsSince } = publication;
  if (stage !== "needs_reconnect" || waitsSince === null) return null;
  return {
    ...about(creation, `${publicationOf(id)}:reconnect:${waitsSince.getTime()}`, now),
    ...{ kind: "action", topic: "posted", action: "open", href: "/settings/social-platforms" },
    message: { code: "publication.needsReconnect", params: wordsOf(publication) },
    waitsFor: publicationOf(id),
  };
};

/** Asks the owner what to do about one whose time has passed; null once they have said so. */
export const pausedNotification = (
  publication: PublicationRecord,
  creation: CreationRecord,
  now: Date,
): NewNotification | null => {
  const { id, postId, stage, dueAt } = publication;
  if (stage !== "paused" || dueAt === null) return null;
  return {
    ...about(creation, `${publicationOf(id)}:paused:${dueAt.getTime()}`, now),
    ...{ kind: "action", topic: "posted", action: "open" },
    href: `/settings/past-videos?post=${postId}`,
    message: {
      code: isHeld(publication) ? "publication.isHeld" : "publication.isPaused",
      params: wordsOf(publication),
    },
    waitsFor: publicationOf(id),
  };
};
