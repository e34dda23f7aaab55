import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { NotificationCode } from "@kinora/contracts/message/message";
import type { Notification } from "@kinora/contracts/notification/notification";
import type { StoredNotification } from "@kinora/domain/notification/notification-store";
import type { Locale } from "@kinora/text/locale";
import { notificationWords } from "@kinora/text/notification-words";

/** Notifications whose body only names the work. */
const SAYS_THE_WORK: ReadonlySet<NotificationCode> = new Set([
  "creation.ready",
  "creation.checking",
  "creation.cleared",
  "creation.liked",
  "collection.collected",
]);

/**
 * Converts a notification to wire format. `card` is the creation it refers to, while the user may
 * still see it.
 */
export function presentNotification(
  stored: StoredNotification,
  card: CreationCard | undefined,
  locale: Locale,
): Notification {
  const { id, kind, topic, says, href, action, read, createdAt } = stored;
  const message = "code" in says ? says : null;
  const words = "code" in says ? notificationWords(says, locale) : says;
  return {
    id,
    kind,
    topic,
    code: message?.code ?? null,
    params: message?.params ?? {},
    title: words.title,
    // A body that names the work uses its current title, in case the owner renamed it.
    body: (message && SAYS_THE_WORK.has(message.code) ? card?.title : null) ?? words.body,
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
