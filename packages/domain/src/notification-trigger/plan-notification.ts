import { givesAccess } from "@kinora/contracts/billing/plans";
import type { Message, NotificationCode } from "@kinora/contracts/message/message";
import type { EventOf } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";

type Changed = EventOf<"subscription.changed">;

/** Tells what became of somebody's plan; null for what they did or need not know. */
export function planNotification(event: Changed, now: Date): NewNotification | null {
  const message = messageOf(event.payload);
  if (message === null) return null;
  const { subjectId, userId, payload } = event;
  return {
    ...{ userId, message, kind: "badge", topic: null, href: "/gems", action: null },
    ...{ creationId: null, waitsFor: null, expiresAt: null, createdAt: now },
    dedupeKey: `subscription.changed:${subjectId}:${payload.version}`,
  };
}

function messageOf({
  plan,
  state,
  was,
  periodEnd: until,
}: Changed["payload"]): Message<NotificationCode> | null {
  const params = { plan };
  if (state === "on_hold") return { code: "subscription.onHold", params };
  if (state === "in_grace_period") return { code: "subscription.renewalFailed", params };
  if (state === "expired")
    return was.state === "pending" ? null : { code: "subscription.ended", params };
  if (!givesAccess(state)) return null;
  if (!givesAccess(was.state)) return { code: "subscription.started", params };
  if (plan !== was.plan) return { code: "subscription.planChanged", params };
  return state === "canceled" && was.state !== state && until !== null
    ? { code: "subscription.willEnd", params: { plan, until } }
    : null;
}

/** Tells that gems of a plan went back with their money. */
export const planGemsTakenBack = (
  {
    userId,
    subjectId,
    payload: { plan, gems, owed, total, version },
  }: EventOf<"subscription.takenBack">,
  now: Date,
): NewNotification => ({
  ...{ userId, kind: "badge", topic: null, href: "/gems", action: null },
  ...{ creationId: null, waitsFor: null, expiresAt: null, createdAt: now },
  message: { code: "subscription.takenBack", params: { plan, gems, owed } },
  dedupeKey: `subscription.takenBack:${subjectId}:${version}:${total}`,
});
