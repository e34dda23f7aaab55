import { PLAN_TABLE, type PlanId } from "@kinora/contracts/billing/plans";
import type { PlanChangePreview } from "@kinora/contracts/subscription/subscription";
import { Refusal } from "../refusal.ts";
import { StoreUnreachable } from "../store-unreachable.ts";
import { decideAllowance } from "./decide-allowance.ts";
import { monthAt, monthStart } from "./months.ts";
import { carriedGems, changesPeriod } from "./new-clock.ts";
import type { ExtensionStore } from "./plan-extension.ts";
import { PaymentDeclined, type PlanStore } from "./plan-store.ts";
import { reached } from "./reached.ts";
import { type RunningPlan, requireRunning } from "./require-running.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface ChangePlanPorts {
  readonly subscriptions: Pick<
    SubscriptionStore,
    ("find" | "anchorOf" | "listAllowances" | "countPlanGems") | ("takeLease" | "giveLeaseBack")
  >;
  readonly extensions: Pick<ExtensionStore, "until">;
  readonly planStoreOf: (of: Pick<StoredSubscription, "store" | "environment">) => PlanStore | null;
  readonly now: () => Date;
  /** Asks the store what became of a subscription, and books it. */
  readonly ask: (id: string) => Promise<StoredSubscription | null>;
}

export interface PlanWish {
  readonly userId: string;
  readonly id: string;
  readonly plan: PlanId;
}

const isUpgrade = (from: PlanId, to: PlanId) => PLAN_TABLE[to].rank > PLAN_TABLE[from].rank;

/**
 * Returns what a change of plan would cost, when it would count, and which gems it would bring now.
 *
 * @throws Refusal as requireRunning, PLAN_UNCHANGED, PLAN_EXTENDED
 */
export async function previewPlanChange(
  ports: ChangePlanPorts,
  wish: PlanWish,
  now: Date,
): Promise<PlanChangePreview> {
  const { held, planStore, running } = await requireChange(ports, wish);
  await refuseExtended(ports, held, now);
  const { periodEnd, price } = held;
  const renews = renewalOf(held, wish.plan, now);
  if (!isUpgrade(held.plan, wish.plan)) {
    const at = (periodEnd ?? now).toISOString();
    return { counts: "later", at, due: { amount: 0, currency: price.currency }, gems: 0, renews };
  }
  const due = await reached(() => planStore.previewChange(running.ref, wish.plan));
  const gems = await gemsOfUpgrade(ports, wish, held.plan, now);
  return { counts: "now", at: now.toISOString(), due, gems, renews };
}

/** An upgrade to another kind of period begins one now. */
function renewalOf(
  { plan: from, periodEnd, price: { currency } }: StoredSubscription,
  to: PlanId,
  now: Date,
): PlanChangePreview["renews"] {
  const { cents: amount, period } = PLAN_TABLE[to];
  const isNew = isUpgrade(from, to) && changesPeriod(from, to);
  const at = isNew ? monthStart(now, period === "yearly" ? 12 : 1) : periodEnd;
  return at && { price: { amount, currency }, at: at.toISOString() };
}

async function gemsOfUpgrade(
  { subscriptions }: ChangePlanPorts,
  { userId, plan: to }: PlanWish,
  from: PlanId,
  now: Date,
): Promise<number> {
  const wanted = PLAN_TABLE[to];
  const anchor = await subscriptions.anchorOf(userId);
  if (wanted.line !== "tier" || anchor === null) return 0;
  const { tier } = wanted;
  const given = await subscriptions.listAllowances(userId, anchor);
  const remaining = await subscriptions.countPlanGems(userId, now);
  if (changesPeriod(from, to)) {
    const carried = {
      anchor: now,
      month: 0,
      tier: "free",
      gems: carriedGems(given, anchor, now),
    } as const;
    return decideAllowance({ anchor: now, month: 0, tier }, [carried], remaining, now) ?? 0;
  }
  const month = monthAt(anchor, now);
  const ofMonth = given.filter((one) => one.month === month);
  return decideAllowance({ anchor, month, tier }, ofMonth, remaining, now) ?? 0;
}

/**
 * Changes the plan: to a higher one at once, for the difference in price; to a lower one at the end
 * of the period. A change that was planned before is replaced; choosing the present plan gives it up.
 *
 * @throws Refusal as requireRunning, PLAN_UNCHANGED, PLAN_EXTENDED, PAYMENT_DECLINED
 */
export const changePlan = (ports: ChangePlanPorts, wish: PlanWish): Promise<StoredSubscription> =>
  inTurn(ports, wish, async ({ held, planStore, running }) => {
    const { plan, nextPlan } = held;
    refuseUnchanged(held, wish.plan);
    if (plan === wish.plan) return planStore.setEnds(running, false);
    await refuseExtended(ports, held, ports.now());
    if (!isUpgrade(plan, wish.plan)) return planStore.changeLater(running, wish.plan);
    try {
      await planStore.changeNow(running, wish.plan);
    } catch (error) {
      // The change that was planned had to be given up for this one.
      if (error instanceof PaymentDeclined && nextPlan !== null)
        await planStore.changeLater(running, nextPlan);
      throw error;
    }
  });

/**
 * Ends a subscription with its paid period, or keeps it, and its present plan, after all.
 *
 * @throws Refusal as requireRunning
 */
export const setEnds = (
  ports: ChangePlanPorts,
  wish: Pick<PlanWish, "userId" | "id">,
  ends: boolean,
): Promise<StoredSubscription> =>
  inTurn(ports, wish, ({ planStore, running }) => planStore.setEnds(running, ends));

/** Milliseconds after which a change that was cut off no longer keeps others from theirs. */
const LEASE = 60_000;

/**
 * Does something to a subscription at its store, one thing at a time: what the store says is booked
 * before, so that nothing is decided about an old plan, and afterwards, whatever came of it.
 */
async function inTurn(
  ports: ChangePlanPorts,
  { userId, id }: Pick<PlanWish, "userId" | "id">,
  act: (found: RunningPlan) => Promise<void>,
): Promise<StoredSubscription> {
  const { subscriptions, ask, now } = ports;
  await requireRunning(ports, userId, id);
  const lease = new Date(+now() + LEASE);
  if (!(await subscriptions.takeLease(id, now(), lease))) throw new Refusal("PLAN_CHANGING");
  try {
    await reached(() => ask(id));
    const found = await requireRunning(ports, userId, id);
    try {
      await reached(() => act(found));
    } finally {
      // The answer raises the version, and so the next try is a new request to the store. What was done
      // stays done when there is none: an event will tell.
      await ask(id).catch(unlessAway);
    }
    return (await subscriptions.find(id)) ?? found.held;
  } finally {
    await subscriptions.giveLeaseBack(id, lease);
  }
}

function unlessAway(error: unknown): void {
  if (!(error instanceof StoreUnreachable)) throw error;
}

async function requireChange(
  ports: ChangePlanPorts,
  { userId, id, plan }: PlanWish,
): Promise<RunningPlan> {
  const found = await requireRunning(ports, userId, id);
  refuseUnchanged(found.held, plan);
  return found;
}

/**
 * In days that were given nothing is taken: a higher plan would bring its gems for nothing, and a
 * lower one would end those days.
 */
async function refuseExtended(
  { extensions }: Pick<ChangePlanPorts, "extensions">,
  { id }: Pick<StoredSubscription, "id">,
  now: Date,
): Promise<void> {
  const until = await extensions.until(id);
  if (until !== null && until > now)
    throw new Refusal("PLAN_EXTENDED", { until: until.toISOString() });
}

function refuseUnchanged(held: StoredSubscription, plan: PlanId): void {
  const isSame = held.plan === plan && held.nextPlan === null;
  if (isSame || held.line !== PLAN_TABLE[plan].line || held.state !== "active")
    throw new Refusal("PLAN_UNCHANGED");
}
