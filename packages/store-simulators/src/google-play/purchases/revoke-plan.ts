import { publishPlan } from "../messages/publish.ts";
import { wrongState } from "../play-error.ts";
import type { PlayPlanRecord } from "../play-records.ts";
import type { PlayWorld } from "../play-world.ts";
import { endPlan } from "./end-plan.ts";
import { findOrder, refundOrder, refundPart } from "./refund-order.ts";

/** Ends a subscription at once; all of the last order, or what is left of it, is given back. @throws PlayError */
export function revokePlan(world: PlayWorld, plan: PlayPlanRecord, inFull: boolean): void {
  if (plan.state === "EXPIRED" || plan.startAt === null || plan.orderId === null)
    throw wrongState();
  const order = findOrder(world, plan.orderId);
  const why = { reason: "other", source: "developer" } as const;
  if (inFull && order.state !== "REFUNDED") {
    refundOrder(world, order, { ...why, revoke: true });
    return;
  }
  const { start, end } = order.period ?? { start: 0, end: 1 };
  const left = Math.max(0, Math.min(1, (end - world.now()) / (end - start)));
  const amount = Math.floor(order.total.amount * left);
  if (amount > 0 && amount < order.total.amount && order.state !== "REFUNDED")
    refundPart(world, order, { ...why, amount });
  else if (amount > 0 && order.state !== "REFUNDED")
    refundOrder(world, order, { ...why, revoke: false });
  endPlan(world, plan, "developer");
  publishPlan(world, plan, "revoked");
}
