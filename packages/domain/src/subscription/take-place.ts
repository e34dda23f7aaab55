import { ALLOWANCES, PLAN_TABLE } from "@kinora/contracts/billing/plans";
import { monthAt, monthStart } from "./months.ts";
import { carriedGems } from "./new-clock.ts";
import { carriedParts } from "./paid-by.ts";
import type {
  Allowance,
  PaidPart,
  PlanStanding,
  StoredSubscription,
  SubscriptionStore,
} from "./subscription-store.ts";

type Stores = Pick<
  SubscriptionStore,
  | ("findByRef" | "lock" | "change")
  | ("anchorOf" | "lastAnchorOf" | "setClock" | "listAllowances" | "addAllowance")
>;

const DAY = 86_400_000;

/**
 * Ends a subscription whose place another one takes, as an upgrade at Google Play does, and counts
 * on: gems that it gave for time after the change are not given again. Called once, when the new
 * one is first paid; the holder is locked.
 *
 * @returns the payments that the new one stands on
 */
export async function takePlace(
  subscriptions: Stores,
  held: StoredSubscription,
  {
    to,
    replaces,
    now,
  }: { readonly to: PlanStanding; readonly replaces: string; readonly now: Date },
): Promise<readonly PaidPart[]> {
  const found = await subscriptions.findByRef(held.store, replaces);
  // Of somebody else, or never known: it gave this person nothing.
  if (found === null || found.userId !== held.userId || found.id === held.id) return to.paidBy;
  const old = (await subscriptions.lock(found.id)) ?? found;
  const endedAt = old.endedAt ?? to.startedAt ?? now;
  await subscriptions.change(
    old.id,
    // The payment may be the new one's from now on, as when it only waits for the end of the period.
    { ...old, state: "expired", nextPlan: null, endedAt, paymentRef: null, paidBy: [] },
    { now, askAt: null },
  );
  await countOn(subscriptions, old, to);
  return carriedParts(old, to);
}

async function countOn(
  subscriptions: Stores,
  old: StoredSubscription,
  to: PlanStanding,
): Promise<void> {
  const { userId } = old;
  const anchor =
    (await subscriptions.anchorOf(userId)) ?? (await subscriptions.lastAnchorOf(userId));
  const terms = PLAN_TABLE[to.plan];
  const { periodStart: begins, paidUntil: ends } = to;
  if (anchor === null || terms.line !== "tier" || begins === null || ends === null) return;
  const isSamePeriod = old.periodStart !== null && begins <= old.periodStart;
  const end = monthStart(anchor, monthAt(anchor, begins) + 1);
  // The old one's clock may have stopped already.
  if (isSamePeriod || Math.abs(+end - +ends) < DAY)
    return subscriptions.setClock(userId, { anchor, dueAt: begins });
  const from = alignedTo(ends, begins);
  const carried = carriedOn(await subscriptions.listAllowances(userId, anchor), anchor, begins);
  for (const one of withheld({ anchor: from, begins, monthly: ALLOWANCES[terms.tier], carried }))
    await subscriptions.addAllowance(userId, one, null);
  await subscriptions.setClock(userId, { anchor: from, dueAt: begins });
}

/** Returns the last moment, not after the beginning, that is whole months before the end of what was paid. */
export function alignedTo(ends: Date, begins: Date): Date {
  let months = 1;
  while (monthStart(ends, -months) > begins) months += 1;
  return monthStart(ends, -months);
}

/** As `carriedGems`, with what was kept from later months. */
export const carriedOn = (given: readonly Allowance[], anchor: Date, at: Date): number =>
  carriedGems(given, anchor, at) +
  given.filter(({ month }) => month > monthAt(anchor, at)).reduce((sum, { gems }) => sum + gems, 0);

/**
 * Returns what months don't give: the part of the first that is over when it begins, and the gems
 * that were given in advance, month after month until all are.
 */
export function withheld({
  anchor,
  begins,
  monthly,
  carried,
}: {
  readonly anchor: Date;
  readonly begins: Date;
  readonly monthly: number;
  readonly carried: number;
}): Allowance[] {
  const [start, end] = [+anchor, +monthStart(anchor, 1)];
  const over = Math.ceil((monthly * (+begins - start)) / (end - start));
  const all: Allowance[] = [];
  for (let left = carried, month = 0; month === 0 || left > 0; month += 1) {
    const most = month === 0 ? monthly - over : monthly;
    const taken = Math.min(left, most);
    const gems = month === 0 ? over + taken : taken;
    all.push({ anchor, month, tier: "free", gems });
    left -= taken;
  }
  return all;
}
