import type { EventOf } from "../event/domain-event.ts";
import { ADMINS_REASON } from "../moderation/case.ts";
import type { Staff } from "../moderation/staff.ts";
import type { NewNotification } from "../notification/notification-store.ts";

/** Tells the admins who may decide it that a correction waits, until one of them has. */
export async function correctionWaits(
  { subjectId, userId, payload: { askedById, gems } }: EventOf<"gem.correctionAsked">,
  staff: Staff,
  now: Date,
): Promise<readonly NewNotification[]> {
  const admins = (await staff(ADMINS_REASON)).filter((id) => id !== userId && id !== askedById);
  return admins.map((admin) => ({
    ...{ userId: admin, kind: "action", topic: null, action: "open", creationId: null },
    ...{ message: { code: "gem.correctionWaits", params: { gems } }, href: "/admin/people" },
    ...{ dedupeKey: `correction-waits:${subjectId}`, waitsFor: correctionOf(subjectId) },
    ...{ expiresAt: null, createdAt: now },
  }));
}

/** Key that notifications of a waiting correction wait for. */
export const correctionOf = (id: string) => `correction:${id}`;
