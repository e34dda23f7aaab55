import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { Notification } from "@kinora/contracts/notification/notification";
import type { StoredNotification } from "@kinora/domain/notification/notification-store";
import type { Locale } from "@kinora/text/locale";
import { notificationWords } from "@kinora/text/notification-words";

/** `card`: the creation it is about, when the person may still see it. */
export function presentNotification(
  stored: StoredNotification,
  card: CreationCard | undefined,
  locale: Locale,
): Notification {
  const { id, kind, says, href, action, read, createdAt } = stored;
  const message = "code" in says ? says : null;
  const words = "code" in says ? notificationWords(says, locale) : says;
  return {
    id,
    kind,
    code: message?.code ?? null,
    params: message?.params ?? {},
    title: words.title,
    // That a work is ready is told in its own words: in those it has today, where its owner renamed it.
    body: card && kind === card.kind ? (card.title ?? words.body) : words.body,
    href,
    action: action && { kind: action, label: words.action ?? "" },
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
