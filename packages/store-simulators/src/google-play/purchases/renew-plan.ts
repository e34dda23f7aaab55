import { publishPlan } from "../messages/publish.ts";
import { addMonths, days } from "../play-calendar.ts";
import { wrongState } from "../play-error.ts";
import type { PlayPlanRecord } from "../play-records.ts";
import type { PlayWorld } from "../play-world.ts";
import { addPeriod } from "./play-orders.ts";

const GRACE = days(7);
const HOLD = days(30);

/** The end of a period comes: it is paid, or its payment is missing. @throws PlayError */
export function renewPlan(
  world: PlayWorld,
  plan: PlayPlanRecord,
  how: "paid" | "grace" | "hold",
): void {
  if (plan.state !== "ACTIVE" && plan.state !== "IN_GRACE_PERIOD") throw wrongState();
  const end = Math.max(plan.paidUntil ?? world.now(), plan.deferredTo ?? 0);
  if (how === "hold") hold(world, plan);
  else if (how === "paid") {
    payPeriod(world, plan, end);
    publishPlan(world, plan, "renewed");
  } else {
    if (plan.state !== "ACTIVE") throw wrongState();
    Object.assign(plan, { state: "IN_GRACE_PERIOD", expiryAt: end + GRACE });
    publishPlan(world, plan, "inGracePeriod");
  }
}

function hold(world: PlayWorld, plan: PlayPlanRecord): void {
  const ended = Math.min(plan.expiryAt ?? world.now(), world.now());
  Object.assign(plan, { state: "ON_HOLD", expiryAt: ended, holdUntil: ended + HOLD });
  publishPlan(world, plan, "onHold");
}

/** The merchant puts off the next payment. @throws PlayError */
export function deferPlan(world: PlayWorld, plan: PlayPlanRecord, seconds: number): void {
  if (plan.state !== "ACTIVE" || plan.expiryAt === null) throw wrongState();
  plan.expiryAt += seconds * 1_000;
  plan.deferredTo = plan.expiryAt;
  publishPlan(world, plan, "deferred");
}

/** A missing payment is made: within the grace period the old period goes on, later a new one begins. */
export function recoverPlan(world: PlayWorld, plan: PlayPlanRecord): void {
  if (plan.state === "IN_GRACE_PERIOD") renewPlan(world, plan, "paid");
  else if (plan.state === "ON_HOLD") beginAnew(world, plan);
  else throw wrongState();
}

/** The person pauses a subscription: from the end of its period on. @throws PlayError */
export function schedulePause(world: PlayWorld, plan: PlayPlanRecord, months: number): void {
  if (plan.state !== "ACTIVE") throw wrongState();
  plan.pauseMonths = months;
  publishPlan(world, plan, "pauseScheduleChanged");
}

/** The period ends, and a scheduled pause begins. @throws PlayError */
export function beginPause(world: PlayWorld, plan: PlayPlanRecord): void {
  if (plan.state !== "ACTIVE" || plan.pauseMonths === null) throw wrongState();
  const ended = Math.min(plan.expiryAt ?? world.now(), world.now());
  const resumeAt = addMonths(ended, plan.pauseMonths);
  Object.assign(plan, { state: "PAUSED", expiryAt: ended, resumeAt, pauseMonths: null });
  publishPlan(world, plan, "paused");
}

/** A pause ends: a new period begins, or its payment is missing. @throws PlayError */
export function resumePlan(world: PlayWorld, plan: PlayPlanRecord): void {
  if (plan.state !== "PAUSED") throw wrongState();
  plan.resumeAt = null;
  if (plan.cardDeclines) hold(world, plan);
  else beginAnew(world, plan);
}

function beginAnew(world: PlayWorld, plan: PlayPlanRecord): void {
  payPeriod(world, plan, world.now());
  publishPlan(world, plan, "recovered");
}

/** Takes the money for the next period; a planned change of plan or price begins with it. */
function payPeriod(world: PlayWorld, plan: PlayPlanRecord, start: number): void {
  const { deferred, nextPrice } = plan;
  if (deferred) Object.assign(plan, { ...deferred, deferred: null });
  if (nextPrice && nextPrice.state !== "APPLIED")
    Object.assign(plan, {
      price: nextPrice.price,
      nextPrice: { ...nextPrice, state: "APPLIED" },
    });
  Object.assign(plan, { state: "ACTIVE", phase: "base", holdUntil: null, resumeAt: null });
  addPeriod(world, plan, plan.price, { start, end: addMonths(start, plan.months) });
}

/** The merchant changes the price of a subscription from the next period on. */
export function changePlanPrice(
  world: PlayWorld,
  plan: PlayPlanRecord,
  { amount, isConfirmed }: { readonly amount: number; readonly isConfirmed: boolean },
): void {
  if (plan.state !== "ACTIVE") throw wrongState();
  const price = { ...plan.price, amount };
  plan.nextPrice = { price, state: isConfirmed ? "CONFIRMED" : "OUTSTANDING" };
  publishPlan(world, plan, "priceChangeUpdated");
}
