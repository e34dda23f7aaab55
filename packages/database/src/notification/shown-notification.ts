import { parseNotification } from "@kinora/contracts/message/message";
import {
  NOTIFICATION_ACTIONS,
  NOTIFICATION_KINDS,
  NOTIFICATION_TOPICS,
} from "@kinora/contracts/notification/notification";
import type { StoredNotification } from "@kinora/domain/notification/notification-store";
import { type Selectable, sql } from "kysely";
import { parseKnown } from "../parse-known.ts";
import type { NotificationTable } from "../schema.gen.ts";

export const shownColumns = [
  "id",
  "user_id",
  "kind",
  "topic",
  "code",
  "params",
  "title",
  "body",
  "href",
  "action_label",
  "action_kind",
  "creation_id",
  "read_at",
  "expires_at",
  "created_at",
] as const;

export type ShownRow = Pick<Selectable<NotificationTable>, (typeof shownColumns)[number]>;

/** SQL condition: neither done nor expired. */
export const lasting = (now: Date) =>
  sql<boolean>`ended_at is null and (expires_at is null or expires_at > ${now})`;

/** SQL condition: visible in the user's list, which excludes unwanted kinds. */
export const shown = (userId: string, now: Date) => sql<boolean>`${lasting(now)}
  and kind <> all (coalesce((select unlisted from notification_settings where user_id = ${userId}), '{}'))`;

export function notificationOf(row: ShownRow): StoredNotification {
  return {
    id: row.id,
    userId: row.user_id,
    kind: parseKnown(NOTIFICATION_KINDS, row.kind),
    topic: row.topic === null ? null : parseKnown(NOTIFICATION_TOPICS, row.topic),
    says:
      row.code === null
        ? { title: row.title, body: row.body, action: row.action_label }
        : parseNotification(row.code, row.params),
    href: row.href,
    action: row.action_kind === null ? null : parseKnown(NOTIFICATION_ACTIONS, row.action_kind),
    creationId: row.creation_id,
    read: row.read_at !== null,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}
