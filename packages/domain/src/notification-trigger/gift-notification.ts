import type { EventOf } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";

/** Who gave something. */
export interface Giver {
  readonly id: string;
  readonly name: string;
}

/** Tells a member who gave them gems. */
export const giftNotification = (
  { subjectId, userId, payload: { gems } }: EventOf<"gift.given">,
  { id: by, name }: Giver,
  createdAt: Date,
): NewNotification => ({
  ...{ userId, kind: "badge", topic: null, href: "/gems", action: null, creationId: null },
  ...{ waitsFor: null, expiresAt: null, createdAt },
  message: { code: "gift.received", params: { by, name, gems } },
  dedupeKey: `gift:${subjectId}`,
});
