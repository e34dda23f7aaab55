import { isOver } from "@kinora/contracts/billing/plans";
import { CHECKOUT_MINUTES } from "@kinora/contracts/limits";
import type { RecordEvent } from "../event/domain-event.ts";
import { type AllowanceStores, giveAllowances } from "./give-allowances.ts";
import { type PlanStores, settlePlans } from "./passes.ts";
import type { SubscriptionFacts } from "./plan-store.ts";
import type { PlanStanding, StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface ApplyStores extends AllowanceStores, PlanStores {
  readonly subscriptions: SubscriptionStore;
  readonly record: RecordEvent;
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
  const to = { ...facts, plan: facts.plan ?? held.plan, price: facts.price ?? held.price };
  await subscriptions.change(id, to, askAgainAt(to, held, now));
  const all = await subscriptions.list(userId);
  await settlePlans(stores, userId, now);
  await giveAllowances(stores, userId, all, now);
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

const isNews = (held: PlanStanding, to: PlanStanding) =>
  held.plan !== to.plan || held.state !== to.state || held.nextPlan !== to.nextPlan;

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
