import { days } from "../play-calendar.ts";
import type { PlayPlanRecord } from "../play-records.ts";
import type { PlayWorld } from "../play-world.ts";
import { cancelPlan, expirePlan } from "./end-plan.ts";
import { findOrder, refundOrder } from "./refund-order.ts";
import { beginPause, recoverPlan, renewPlan, resumePlan } from "./renew-plan.ts";

/** Google gives the money back of what nobody has acknowledged by then. */
const UNCLAIMED = days(3);

/** Does what has become due by the clock. Returns whether anything had. */
export function letTimePass(world: PlayWorld): boolean {
  let changed = giveBackUnclaimed(world);
  for (const plan of Object.values(world.state.plans)) {
    while (passOne(world, plan)) changed = true;
  }
  return changed;
}

function giveBackUnclaimed(world: PlayWorld): boolean {
  const { state, now } = world;
  const until = now() - UNCLAIMED;
  const products = Object.values(state.products)
    .filter(({ state: is, isAcknowledged }) => is === "PURCHASED" && !isAcknowledged)
    .filter(({ completedAt }) => completedAt !== null && completedAt <= until);
  const plans = Object.values(state.plans)
    .filter((plan) => !plan.isAcknowledged && plan.state !== "EXPIRED")
    .filter(({ startAt }) => startAt !== null && startAt <= until);
  const orders = [...products, ...plans]
    .flatMap(({ orderId }) => (orderId === null ? [] : [findOrder(world, orderId)]))
    .filter((order) => order.state !== "REFUNDED");
  const why = { reason: "unacknowledged", source: "google", revoke: true } as const;
  for (const order of orders) refundOrder(world, order, why);
  return orders.length > 0;
}

/** Takes one step of a subscription that is due. */
function passOne(world: PlayWorld, plan: PlayPlanRecord): boolean {
  const isDue = (moment: number | null) => moment !== null && moment <= world.now();
  if (plan.state === "PAUSED" && isDue(plan.resumeAt)) resumePlan(world, plan);
  else if (plan.state === "ON_HOLD" && isDue(plan.holdUntil)) cancelPlan(world, plan, "system");
  else if (!isDue(plan.expiryAt)) return false;
  else if (plan.state === "CANCELED") expirePlan(world, plan);
  else if (plan.state === "IN_GRACE_PERIOD" && plan.cardDeclines) renewPlan(world, plan, "hold");
  else if (plan.state === "IN_GRACE_PERIOD") recoverPlan(world, plan);
  else if (plan.state !== "ACTIVE") return false;
  else if (plan.pauseMonths !== null) beginPause(world, plan);
  else renewPlan(world, plan, plan.cardDeclines ? "grace" : "paid");
  return true;
}
