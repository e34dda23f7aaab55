import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { Notification } from "@kinora/contracts/notification/notification";
import type { StoredNotification } from "@kinora/domain/notification/notification-store";

/** `card`: the creation it is about, when the person may still see it. */
export function presentNotification(
  stored: StoredNotification,
  card: CreationCard | undefined,
): Notification {
  const { id, kind, title, body, href, action, read, createdAt } = stored;
  return {
    id,
    kind,
    title,
    // That a work is ready is told in its own words: in those it has today, where its owner renamed it.
    body: card && kind === card.kind ? (card.title ?? body) : body,
    href,
    action,
    creation: card
      ? {
          id: card.id,
          kind: card.kind,
          thumbhash: card.thumbhash,
          media: card.media,
          width: card.width,
          height: card.height,
        }
      : null,
    read,
    createdAt: createdAt.toISOString(),
  };
}
