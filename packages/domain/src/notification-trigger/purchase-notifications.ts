import type { EventOf } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";

type Booked = EventOf<"purchase.granted"> | EventOf<"purchase.restored">;

/** Tells a buyer that the gems of a purchase are theirs, for the first time or again. */
export const gemsGiven = (event: Booked, now: Date): NewNotification => {
  const { product, gems } = event.payload;
  const code = event.type === "purchase.granted" ? "billing.granted" : "billing.restored";
  return { ...about(event, now), message: { code, params: { product, gems } } };
};

/** Tells a buyer that gems of a purchase were taken back. */
export const gemsTakenBack = (event: EventOf<"purchase.takenBack">, now: Date): NewNotification => {
  const { product, gems, owed, why } = event.payload;
  const code = why === "refund" ? "billing.refunded" : "billing.disputed";
  return { ...about(event, now), message: { code, params: { product, gems, owed } } };
};

const about = (
  { type, subjectId, userId, payload }: Booked | EventOf<"purchase.takenBack">,
  createdAt: Date,
): Omit<NewNotification, "message"> => ({
  ...{ userId, kind: "badge", topic: null, href: "/gems", action: null, creationId: null },
  ...{ waitsFor: null, expiresAt: null, createdAt },
  dedupeKey: `${type}:${subjectId}:${payload.version}`,
});
