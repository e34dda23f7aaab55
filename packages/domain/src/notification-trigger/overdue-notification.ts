import type { EventOf } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";

/** Reminds an admin of severe reports that were not decided within the time that people are told. */
export const overdueNotification = (
  { userId, payload: { cases: count, areProfiles, at } }: EventOf<"person.reminded">,
  createdAt: Date,
): NewNotification => ({
  ...{ userId, kind: "action", topic: "restricted", action: "open", creationId: null },
  ...{ message: { code: "moderation.overdue", params: { count } }, dedupeKey: `overdue:${at}` },
  ...{ href: areProfiles ? "/admin/profiles" : "/admin/moderation" },
  ...{ waitsFor: null, expiresAt: null, createdAt },
});
