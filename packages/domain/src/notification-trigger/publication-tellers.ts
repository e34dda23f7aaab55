import type { CreationRecord } from "../creation/creation.ts";
import type { DomainEvent } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";
import type { PublicationRecord } from "../post/publication-record.ts";
import {
  commentFailedNotification,
  pausedNotification,
  publicationOf,
  publishedNotification,
  reconnectNotification,
  removedNotification,
  unconfirmedNotification,
  unpublishedNotification,
} from "./publication-notification.ts";
import type { Teller } from "./telling.ts";

type Tells = (
  publication: PublicationRecord,
  creation: CreationRecord,
  now: Date,
) => NewNotification | null;

type PublicationEvent = Extract<DomainEvent["type"], `publication.${string}`>;

const about =
  <Type extends PublicationEvent>(tells: Tells): Teller<Type> =>
  async ({ subjectId }, { publications, creations }, now) => {
    const publication = await publications.find(subjectId);
    const creation = publication && (await creations.lock(publication.creationId));
    if (!publication || !creation || creation.purgedAt) return { over: publicationOf(subjectId) };
    const isAsked = ASKS.includes(publication.stage);
    return {
      told: [tells(publication, creation, now)],
      over: isAsked ? null : publicationOf(subjectId),
    };
  };

/** Stages in which a publication waits for its owner. */
const ASKS: readonly PublicationRecord["stage"][] = ["unconfirmed", "needs_reconnect", "paused"];

/** What the owners of publications are told. */
export const PUBLICATION_TELLERS = {
  "publication.changed": about<"publication.changed">(() => null),
  "publication.done": about<"publication.done">(publishedNotification),
  "publication.failed": about<"publication.failed">(unpublishedNotification),
  "publication.unconfirmed": about<"publication.unconfirmed">(unconfirmedNotification),
  "publication.paused": about<"publication.paused">(pausedNotification),
  "publication.needs_reconnect": about<"publication.needs_reconnect">(reconnectNotification),
  "publication.removed": about<"publication.removed">(removedNotification),
  "publication.comment_failed": about<"publication.comment_failed">(commentFailedNotification),
};
