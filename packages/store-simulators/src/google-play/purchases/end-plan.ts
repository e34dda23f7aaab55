import { publishPlan } from "../messages/publish.ts";
import { wrongState } from "../play-error.ts";
import type { PlayPlanRecord } from "../play-records.ts";
import type { PlayWorld } from "../play-world.ts";

export type PlanEnder = NonNullable<PlayPlanRecord["canceledBy"]>;

/** Ends a subscription at once, without a word. */
export function endPlan({ now }: PlayWorld, plan: PlayPlanRecord, by: PlanEnder): void {
  const moment = now();
  Object.assign(plan, {
    state: "EXPIRED",
    expiryAt: Math.min(plan.expiryAt ?? moment, moment),
    canceledBy: plan.canceledBy ?? by,
    canceledAt: plan.canceledAt ?? moment,
    ...{ deferred: null, holdUntil: null, pauseMonths: null, resumeAt: null },
  });
}

/** What is cancelled, or was never paid back in time, ends. */
export function expirePlan(world: PlayWorld, plan: PlayPlanRecord): void {
  if (plan.state === "EXPIRED" || plan.startAt === null) throw wrongState();
  endPlan(world, plan, "system");
  publishPlan(world, plan, "expired");
}

const RUNNING: ReadonlySet<string> = new Set(["ACTIVE", "IN_GRACE_PERIOD", "ON_HOLD", "PAUSED"]);

/** Lets a subscription end with its period; one that is not paid, or paused, ends at once. @throws PlayError */
export function cancelPlan(world: PlayWorld, plan: PlayPlanRecord, by: PlanEnder): void {
  if (!RUNNING.has(plan.state)) throw wrongState();
  const isPaid = plan.state === "ACTIVE";
  Object.assign(plan, { canceledBy: by, canceledAt: world.now(), deferred: null });
  publishPlan(world, plan, "canceled");
  if (isPaid) Object.assign(plan, { state: "CANCELED", pauseMonths: null });
  else expirePlan(world, plan);
}

/** The person takes a cancellation back before the period ends. @throws PlayError */
export function restartPlan(world: PlayWorld, plan: PlayPlanRecord): void {
  if (plan.state !== "CANCELED" || plan.canceledBy !== "user") throw wrongState();
  Object.assign(plan, { state: "ACTIVE", canceledBy: null, canceledAt: null });
  publishPlan(world, plan, "restarted");
}
