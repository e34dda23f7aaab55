import { ALLOWANCES, PLAN_TABLE, type PlanId } from "@kinora/contracts/billing/plans";
import type { PlanChangePreview } from "@kinora/contracts/subscription/subscription";
import { Refusal } from "../refusal.ts";
import { decideAllowance } from "./decide-allowance.ts";
import { heldSince } from "./held-tier.ts";
import { monthAt } from "./months.ts";
import { PaymentDeclined, type PlanStore, type Running } from "./plan-store.ts";
import { reached } from "./reached.ts";
import { requireRunning } from "./require-running.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface ChangePlanPorts {
  readonly subscriptions: Pick<
    SubscriptionStore,
    "find" | "list" | "listAllowances" | "countPlanGems"
  >;
  readonly planStoreOf: (of: Pick<StoredSubscription, "store" | "environment">) => PlanStore | null;
  /** Asks the store what became of a subscription, and books it. */
  readonly ask: (id: string) => Promise<StoredSubscription | null>;
}

export interface PlanWish {
  readonly userId: string;
  readonly id: string;
  readonly plan: PlanId;
}

const rises = (from: PlanId, to: PlanId) => PLAN_TABLE[to].rank > PLAN_TABLE[from].rank;

/**
 * Returns what a change of plan would cost, when it would count, and which gems it would bring now.
 *
 * @throws Refusal as requireRunning, PLAN_UNCHANGED
 */
export async function previewPlanChange(
  ports: ChangePlanPorts,
  wish: PlanWish,
  now: Date,
): Promise<PlanChangePreview> {
  const { held, planStore, running } = await requireChange(ports, wish);
  const { periodEnd, price } = held;
  if (!rises(held.plan, wish.plan)) {
    const at = (periodEnd ?? now).toISOString();
    return { counts: "later", at, due: { amount: 0, currency: price.currency }, gems: 0 };
  }
  const due = await reached(() => planStore.previewChange(running.ref, wish.plan));
  const gems = await gemsOfRise(ports, wish, now);
  return { counts: "now", at: now.toISOString(), due, gems };
}

async function gemsOfRise(
  { subscriptions }: ChangePlanPorts,
  { userId, plan: to }: PlanWish,
  now: Date,
): Promise<number> {
  const wanted = PLAN_TABLE[to];
  if (wanted.line !== "tier" || ALLOWANCES[wanted.tier] === 0) return 0;
  const anchor = heldSince(await subscriptions.list(userId), now);
  if (anchor === null) return 0;
  const month = monthAt(anchor, now);
  const given = await subscriptions.listAllowances(userId, anchor);
  const ofMonth = given.filter((one) => one.month === month);
  const remaining = await subscriptions.countPlanGems(userId, now);
  return decideAllowance({ anchor, month, tier: wanted.tier }, ofMonth, remaining, now) ?? 0;
}

/**
 * Changes the plan: to a higher one at once, for the difference in price; to a lower one at the end
 * of the period. A change that was planned before is replaced.
 *
 * @throws Refusal as requireRunning, PLAN_UNCHANGED, PAYMENT_DECLINED
 */
export async function changePlan(
  ports: ChangePlanPorts,
  wish: PlanWish,
): Promise<StoredSubscription> {
  const { held, planStore, running } = await requireChange(ports, wish);
  try {
    await (rises(held.plan, wish.plan)
      ? planStore.changeNow(running, wish.plan)
      : planStore.changeLater(running, wish.plan));
  } catch (error) {
    // The answer raises the version, and so the next try is a new request to the store.
    if (error instanceof PaymentDeclined) await reached(() => ports.ask(held.id));
    return reached(() => Promise.reject(error));
  }
  return (await reached(() => ports.ask(held.id))) ?? held;
}

/**
 * Ends a subscription with its paid period, or keeps it, and its present plan, after all.
 *
 * @throws Refusal as requireRunning
 */
export async function setEnds(
  ports: ChangePlanPorts,
  { userId, id }: Pick<PlanWish, "userId" | "id">,
  ends: boolean,
): Promise<StoredSubscription> {
  const { held, planStore, running } = await requireRunning(ports, userId, id);
  await reached(() => planStore.setEnds(running, ends));
  return (await reached(() => ports.ask(held.id))) ?? held;
}

async function requireChange(
  ports: ChangePlanPorts,
  { userId, id, plan }: PlanWish,
): Promise<{ held: StoredSubscription; planStore: PlanStore; running: Running }> {
  const found = await requireRunning(ports, userId, id);
  const { held } = found;
  const isSame = held.plan === plan && held.nextPlan === null;
  if (isSame || held.line !== PLAN_TABLE[plan].line || held.state !== "active")
    throw new Refusal("PLAN_UNCHANGED");
  return found;
}
