import { publishPlan } from "../messages/publish.ts";
import { addMonths, days } from "../play-calendar.ts";
import type { SoldInPlay } from "../play-catalogue.ts";
import { PlayError, wrongState } from "../play-error.ts";
import { newPurchaseToken } from "../play-ids.ts";
import type { PlayPlanRecord, ReplacementMode } from "../play-records.ts";
import { findPlan, type PlayWorld } from "../play-world.ts";
import { addPeriod } from "./play-orders.ts";
import { takeOver } from "./replace-plan.ts";

/** Who subscribes, to what, and how. */
export interface PlayPlanWish {
  readonly product: string;
  readonly accountId: string | null;
  readonly profileId: string | null;
  readonly isTest: boolean;
  readonly isPending: boolean;
  readonly offer: "trial" | "introductory" | null;
  /** Token of the subscription that is changed for this one. */
  readonly replaces: string | null;
  readonly mode: ReplacementMode;
  /** Token of an expired one that is bought again in Google's app. */
  readonly again: string | null;
}

const TRIAL = days(7);

/** Subscribes, or changes the plan of a subscription: that is a new one. @throws PlayError */
export function subscribePlan(world: PlayWorld, wish: PlayPlanWish): PlayPlanRecord {
  const sold = world.catalogue.find(({ productId, plan }) => productId === wish.product && plan);
  if (!sold?.plan) throw new PlayError(404, "productNotFound", `There is no plan ${wish.product}.`);
  const old = wish.replaces === null ? null : findPlan(world, wish.replaces);
  if (old && !REPLACEABLE.has(old.state)) throw wrongState();
  const expired = wish.again === null ? null : findPlan(world, wish.again);
  if (expired && expired.state !== "EXPIRED") throw wrongState();
  const plan: PlayPlanRecord = {
    ...blank(world.now(), sold),
    ...{ isTest: wish.isTest, phase: wish.offer ?? "base" },
    // Whoever buys in Google's app is not named by ours.
    accountId: expired ? null : wish.accountId,
    profileId: expired ? null : wish.profileId,
    expired: expired && namedBy(expired),
    ...(old && {
      linkedToken: old.token,
      replaced: { productId: old.productId, basePlanId: old.basePlanId, mode: wish.mode },
    }),
  };
  world.state.plans[plan.token] = plan;
  if (!wish.isPending) beginPlan(world, plan);
  return plan;
}

const REPLACEABLE: ReadonlySet<string> = new Set(["ACTIVE", "CANCELED", "IN_GRACE_PERIOD"]);

const namedBy = ({ token, accountId, profileId }: PlayPlanRecord) => ({
  ...{ token, accountId, profileId },
});

function blank(now: number, { productId, price, plan }: SoldInPlay): PlayPlanRecord {
  return {
    ...{ token: newPurchaseToken(), productId, price, months: plan?.months ?? 1 },
    ...{ basePlanId: plan?.basePlanId ?? "", phase: "base", state: "PENDING", createdAt: now },
    ...{ isAcknowledged: false, startAt: null, expiryAt: null, paidUntil: null, orderId: null },
    deferredTo: null,
    ...{ renewals: 0, cardDeclines: false, linkedToken: null, replaced: null, deferred: null },
    ...{ canceledBy: null, canceledAt: null, holdUntil: null, pauseMonths: null, resumeAt: null },
    ...{ nextPrice: null, isTest: false, expired: null, accountId: null, profileId: null },
  };
}

/** The first payment is made. */
function beginPlan(world: PlayWorld, plan: PlayPlanRecord): void {
  const start = world.now();
  Object.assign(plan, { state: "ACTIVE", startAt: start });
  const old = plan.linkedToken === null ? null : world.state.plans[plan.linkedToken];
  if (old) takeOver(world, plan, old);
  else {
    const isTrial = plan.phase === "trial";
    const amount = isTrial ? 0 : Math.round(plan.price.amount / (plan.phase === "base" ? 1 : 2));
    const end = isTrial ? start + TRIAL : addMonths(start, plan.months);
    addPeriod(world, plan, { ...plan.price, amount }, { start, end });
  }
  publishPlan(world, plan, "purchased");
}

/** A first payment that was on its way arrives, or never does. @throws PlayError */
export function settlePlan(world: PlayWorld, plan: PlayPlanRecord, arrives: boolean): void {
  if (plan.state !== "PENDING") throw wrongState();
  if (arrives) beginPlan(world, plan);
  else {
    plan.state = "PENDING_PURCHASE_CANCELED";
    publishPlan(world, plan, "pendingPurchaseCanceled");
  }
}

/** The developer says that it was granted. Google says no when it was said before. @throws PlayError */
export function acknowledgePlan(plan: PlayPlanRecord): void {
  if (plan.startAt === null || plan.isAcknowledged || plan.state === "EXPIRED") throw wrongState();
  Object.assign(plan, { isAcknowledged: true, expired: null });
}
