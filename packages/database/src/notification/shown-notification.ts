import { NOTIFICATION_KINDS } from "@kinora/contracts/notification/notification";
import type { StoredNotification } from "@kinora/domain/notification/notification-store";
import { type Selectable, sql } from "kysely";
import { parseKnown } from "../parse-known.ts";
import type { NotificationTable } from "../schema.gen.ts";

export const shownColumns = [
  "id",
  "user_id",
  "kind",
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

/** What a person still gets to see. */
export function shown(now: Date) {
  return sql<boolean>`ended_at is null and (expires_at is null or expires_at > ${now})`;
}

export function notificationOf(row: ShownRow): StoredNotification {
  return {
    id: row.id,
    userId: row.user_id,
    kind: parseKnown(NOTIFICATION_KINDS, row.kind),
    title: row.title,
    body: row.body,
    href: row.href,
    action:
      row.action_label !== null && row.action_kind !== null
        ? { label: row.action_label, kind: parseKnown(["daily-claim"], row.action_kind) }
        : null,
    creationId: row.creation_id,
    read: row.read_at !== null,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}
