import { givesAccess, isOver, type SubscriptionState } from "@kinora/contracts/billing/plans";
import { CHECKOUT_MINUTES } from "@kinora/contracts/limits";
import type { RecordEvent } from "../event/domain-event.ts";
import type { ClaimStore } from "../store-claims.ts";
import { type AllowanceStores, giveAllowances } from "./give-allowances.ts";
import { startClockAnew } from "./new-clock.ts";
import { leftOf, paidBy } from "./paid-by.ts";
import { type PlanStores, settlePlans } from "./passes.ts";
import type { PlanPayment, SubscriptionFacts } from "./plan-store.ts";
import type { PlanStanding, StoredSubscription, SubscriptionStore } from "./subscription-store.ts";
import { type ReversalStores, takeBack } from "./take-back.ts";
import { takePlace } from "./take-place.ts";

export interface ApplyStores extends AllowanceStores, PlanStores {
  readonly ledger: AllowanceStores["ledger"] & ReversalStores["ledger"];
  readonly subscriptions: SubscriptionStore;
  readonly record: RecordEvent;
  readonly claims: Pick<ClaimStore, "setWaiting">;
}

/**
 * Books what the store says of a subscription: its state, what the person's plans give, and gems
 * that are due. Facts count only when no others were booked since they were asked for.
 *
 * @returns false when the facts were out of date; the store must be asked again
 */
export async function applySubscription(
  stores: ApplyStores,
  seen: Pick<StoredSubscription, "id" | "userId" | "version">,
  facts: SubscriptionFacts,
  now: Date,
): Promise<boolean> {
  const { subscriptions, record } = stores;
  await subscriptions.lockHolder(seen.userId);
  const held = await subscriptions.lock(seen.id);
  if (held === null || held.version !== seen.version) return false;
  const { id, userId } = held;
  let to = standingOf(held, facts, now);
  let askAt = askAgainAt(to, held, now);
  // Before its own change: one payment is never that of two.
  if (facts.replaces && held.paidUntil === null && to.paidUntil !== null) {
    const all = await takePlace(subscriptions, held, { to, replaces: facts.replaces, now });
    // What became of the other one's payments is not known yet.
    if (all.length > to.paidBy.length) askAt = now;
    to = { ...to, paidBy: all };
  }
  await subscriptions.change(id, to, { now, askAt });
  await startClockAnew(subscriptions, userId, { from: held, to });
  const all = await settlePlans(stores, userId, now);
  await giveAllowances(stores, userId, all, now);
  for (const payment of paymentsOf(facts)) await takeBack(stores, held, payment, now);
  const waits = givesAccess(to.state) ? (facts.unclaimedSince ?? null) : null;
  await stores.claims.setWaiting({ noun: "subscription", id }, waits, now);
  if (isNews(held, to)) {
    const { plan, state, nextPlan, periodEnd } = to;
    await record({
      ...{ type: "subscription.changed", subjectId: id, userId },
      payload: {
        ...{ plan, state, nextPlan, version: held.version },
        was: { plan: held.plan, state: held.state },
        periodEnd: periodEnd?.toISOString() ?? null,
      },
    });
  }
  return true;
}

const paymentsOf = ({ payment, alsoPaid = [] }: SubscriptionFacts): readonly PlanPayment[] =>
  payment === null ? alsoPaid : [...alsoPaid, payment];

/** What the store doesn't say stays as it was; what was never paid for gives nothing. */
function standingOf(held: PlanStanding, facts: SubscriptionFacts, now: Date): PlanStanding {
  const paidUntil = later(facts.paidUntil, held.paidUntil);
  const { payment, periodStart } = facts;
  const plan = facts.plan ?? held.plan;
  // What took its place may go on with the payment.
  const isReplaced = isOver(facts.state) && held.paymentRef === null;
  const paymentRef = isReplaced ? null : (payment?.ref ?? held.paymentRef);
  const parts = paidBy(
    held,
    { plan, periodStart, paidUntil, paymentRef },
    { paysWhole: payment?.paysWhole === true, known: facts.paidParts ?? [] },
  );
  const left = leftOf(parts, paymentsOf(facts), now);
  return {
    ...{ ...facts, plan, paidUntil, price: facts.price ?? held.price },
    state: stateOf(facts.state, { paidUntil, isMissing: left.isMissing }),
    startedAt: startOf(held, facts),
    ...{ ref: facts.ref ?? held.ref, customerRef: facts.customerRef ?? held.customerRef },
    ...{ paymentRef, paidBy: parts, paidPlan: left.plan },
  };
}

/**
 * The App Store goes on with a subscription that had ended when somebody subscribes again; for us it
 * starts anew, with the period that was paid then. One that was only missed for a while does not.
 */
function startOf(held: PlanStanding, { startedAt, periodStart }: SubscriptionFacts): Date | null {
  const isNewPeriod =
    periodStart !== null && held.periodStart !== null && periodStart > held.periodStart;
  return later(isOver(held.state) && isNewPeriod ? periodStart : startedAt, held.startedAt);
}

/** Without its money, or while a bank disputes it, a plan is on hold, whatever the store thinks of it. */
function stateOf(
  state: SubscriptionState,
  { paidUntil, isMissing }: { readonly paidUntil: Date | null; readonly isMissing: boolean },
): SubscriptionState {
  if (!givesAccess(state)) return state;
  if (paidUntil === null) return "pending";
  return isMissing ? "on_hold" : state;
}

const later = (one: Date | null, other: Date | null) =>
  one !== null && other !== null ? (one > other ? one : other) : (one ?? other);

const isNews = (held: PlanStanding, to: PlanStanding) =>
  held.plan !== to.plan ||
  held.state !== to.state ||
  held.nextPlan !== to.nextPlan ||
  held.paidPlan !== to.paidPlan;

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/**
 * Returns when the store is to be asked again even if it sends no event: right after the period
 * ends, hourly while a payment is awaited, otherwise daily. Null when nothing can follow.
 */
function askAgainAt(
  { state, periodEnd, ref }: PlanStanding,
  { createdAt }: Pick<StoredSubscription, "createdAt">,
  now: Date,
): Date | null {
  if (isOver(state)) return null;
  // A page that nobody paid on expires.
  const isOpen = ref === null;
  if (isOpen)
    return new Date(+now + (+now - +createdAt > 2 * CHECKOUT_MINUTES * MINUTE ? DAY : 10 * MINUTE));
  const most = state === "active" || state === "canceled" ? DAY : 60 * MINUTE;
  const ends =
    periodEnd === null || periodEnd <= now ? Number.POSITIVE_INFINITY : +periodEnd + MINUTE;
  return new Date(Math.min(+now + most, ends));
}
