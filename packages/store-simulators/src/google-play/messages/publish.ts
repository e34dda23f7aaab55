import { newMessageId } from "../play-ids.ts";
import { MESSAGE_FORGERIES, type MessageForgery, type VoidedRecord } from "../play-records.ts";
import type { MessageFault, PlayWorld } from "../play-world.ts";

const LATE = 60_000;

/** Google's numbers of what happens to a subscription. */
export const PLAN_NOTICE = {
  recovered: 1,
  renewed: 2,
  canceled: 3,
  purchased: 4,
  onHold: 5,
  inGracePeriod: 6,
  restarted: 7,
  deferred: 9,
  paused: 10,
  pauseScheduleChanged: 11,
  revoked: 12,
  expired: 13,
  priceChangeUpdated: 19,
  pendingPurchaseCanceled: 20,
} as const;

/** Tells of a subscription. */
export const publishPlan = (
  world: PlayWorld,
  { token: purchaseToken, productId: subscriptionId }: { token: string; productId: string },
  what: keyof typeof PLAN_NOTICE,
): void =>
  publish(world, {
    subscriptionNotification: {
      ...{ version: "1.0", notificationType: PLAN_NOTICE[what], purchaseToken, subscriptionId },
    },
  });

/** Tells of something that is bought once: 1 for bought, 2 for a payment that never came. */
export const publishProduct = (
  world: PlayWorld,
  { token: purchaseToken, productId: sku }: { token: string; productId: string },
  notificationType: 1 | 2,
): void =>
  publish(world, {
    oneTimeProductNotification: { version: "1.0", notificationType, purchaseToken, sku },
  });

/** Tells of money that went back. */
export const publishVoided = (
  world: PlayWorld,
  { token: purchaseToken, orderId, isPlan, quantity }: VoidedRecord,
): void =>
  publish(world, {
    voidedPurchaseNotification: {
      ...{ purchaseToken, orderId, productType: isPlan ? 1 : 2 },
      refundType: quantity === null ? 1 : 2,
    },
  });

/** Puts a notification in the queue. The next fault, if any, decides how it is sent. */
export function publish(world: PlayWorld, notification: object): void {
  const { state, packageName, messageFaults } = world;
  const now = world.now();
  const fault = messageFaults.shift() ?? null;
  const message = {
    id: newMessageId(),
    data: JSON.stringify({
      ...{ version: "1.0", packageName, eventTimeMillis: `${now}` },
      ...notification,
    }),
    publishedAt: now,
    wanted: fault === "dropped" ? 0 : fault === "twice" ? 2 : 1,
    attempts: 0,
    dueAt: now + (fault === "late" ? LATE : 0),
    forgery: isForgery(fault) ? fault : null,
    forgeryWas: null,
    letsPass: fault === "reordered",
  };
  const last = state.messages.at(-1);
  if (!last?.letsPass || last.attempts > 0) state.messages.push(message);
  else {
    last.letsPass = false;
    state.messages.splice(-1, 0, message);
  }
}

const isForgery = (fault: MessageFault | null): fault is MessageForgery =>
  MESSAGE_FORGERIES.some((one) => one === fault);
