import { newOrderId } from "../play-ids.ts";
import type { PlayMoney, PlayOrderRecord, PlayPlanRecord } from "../play-records.ts";
import type { PlayWorld } from "../play-world.ts";

/** What an order is for. */
interface Ordered {
  readonly token: string;
  readonly productId: string;
  readonly total: PlayMoney;
  readonly quantity?: number;
  readonly basePlanId?: string;
  readonly period?: PlayOrderRecord["period"];
}

/** Takes the money for something. */
export function addOrder(
  { state, now }: PlayWorld,
  ordered: Ordered,
  orderId = newOrderId(),
): PlayOrderRecord {
  const { token, productId, total, quantity = 1, basePlanId = null, period = null } = ordered;
  const order = {
    ...{ orderId, token, productId, total, quantity, basePlanId, period },
    ...{ isPlan: basePlanId !== null, createdAt: now(), state: "PROCESSED" },
    ...{ parts: [], refund: null },
  };
  state.orders[orderId] = order;
  return order;
}

/** Takes the money for a period of a subscription; later orders have the first one's id and a number. */
export function addPeriod(
  world: PlayWorld,
  plan: PlayPlanRecord,
  total: PlayMoney,
  period: NonNullable<PlayOrderRecord["period"]>,
): void {
  const { token, productId, basePlanId, orderId } = plan;
  const next = orderId === null ? undefined : `${orderId.split("..")[0]}..${plan.renewals}`;
  if (orderId !== null) plan.renewals += 1;
  const order = addOrder(world, { token, productId, basePlanId, total, period }, next);
  Object.assign(plan, { orderId: order.orderId, paidUntil: period.end, expiryAt: period.end });
}
