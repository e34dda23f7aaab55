import { publishPlan } from "../messages/publish.ts";
import { addMonths } from "../play-calendar.ts";
import type { PlayPlanRecord } from "../play-records.ts";
import type { PlayWorld } from "../play-world.ts";
import { endPlan } from "./end-plan.ts";
import { addPeriod } from "./play-orders.ts";

/**
 * A subscription takes the place of another, which ends. What is left of the old period is charged
 * for, lengthened, or waited for, as Google's modes say.
 *
 * @see https://developer.android.com/google/play/billing/subscriptions#replacement-modes
 */
export function takeOver(world: PlayWorld, plan: PlayPlanRecord, old: PlayPlanRecord): void {
  const now = world.now();
  const oldEnd = old.paidUntil ?? now;
  const left = Math.max(0, oldEnd - now);
  const mode = plan.replaced?.mode;
  if (mode === "DEFERRED") waitFor(plan, old);
  else {
    const [amount, end] = termsOf(plan, old, { now, left, mode });
    plan.phase = mode === "CHARGE_FULL_PRICE" ? "base" : "proration";
    addPeriod(world, plan, { ...plan.price, amount }, { start: now, end });
  }
  endPlan(world, old, "replacement");
  old.canceledBy = "replacement";
  publishPlan(world, old, "expired");
}

/** The new subscription goes on with the old plan until its period ends. */
function waitFor(plan: PlayPlanRecord, old: PlayPlanRecord): void {
  const { productId, basePlanId, price, months } = plan;
  Object.assign(plan, {
    ...{ productId: old.productId, basePlanId: old.basePlanId, price: old.price },
    ...{ months: old.months, orderId: old.orderId, renewals: old.renewals },
    ...{ paidUntil: old.paidUntil, expiryAt: old.paidUntil },
    ...{ replaced: null, deferred: { productId, basePlanId, price, months } },
  });
}

/** What is taken now, and until when it pays. */
function termsOf(
  plan: PlayPlanRecord,
  old: PlayPlanRecord,
  { now, left, mode }: { now: number; left: number; mode: string | undefined },
): [amount: number, end: number] {
  const rate = (of: PlayPlanRecord) => of.price.amount / (addMonths(now, of.months) - now);
  const bought = Math.round((left * rate(old)) / rate(plan));
  if (mode === "CHARGE_PRORATED_PRICE")
    return [Math.max(0, Math.round(left * (rate(plan) - rate(old)))), now + left];
  if (mode === "WITHOUT_PRORATION") return [0, now + left];
  if (mode === "CHARGE_FULL_PRICE")
    return [plan.price.amount, addMonths(now, plan.months) + bought];
  return [0, now + bought];
}
