import type { EventOf } from "../event/domain-event.ts";
import { ADMINS_REASON } from "../moderation/case.ts";
import type { NewNotification } from "../notification/notification-store.ts";
import type { Staff } from "./staff.ts";

const QUEUES = {
  "creation.overdue": "/admin/moderation",
  "story.overdue": "/admin/moderation",
  "person.overdue": "/admin/profiles",
} as const;

/** Reminds the admins that a severe report was not decided within the time that people are told. */
export async function overdueNotifications(
  { type, subjectId, userId, payload: { at } }: EventOf<keyof typeof QUEUES>,
  staff: Staff,
  now: Date,
): Promise<readonly NewNotification[]> {
  const admins = (await staff(ADMINS_REASON)).filter((id) => id !== userId);
  return admins.map((admin) => ({
    ...{ userId: admin, kind: "action", topic: "restricted", action: "open" },
    ...{ message: { code: "moderation.overdue", params: {} }, creationId: null },
    ...{ href: QUEUES[type], dedupeKey: `overdue:${subjectId}:${at}` },
    ...{ waitsFor: null, expiresAt: null, createdAt: now },
  }));
}
