import type { Tier } from "@kinora/contracts/account/account";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { decideAllowance, isGiven } from "./decide-allowance.ts";
import { hasAccess, rankOf, runsTier, tierOf } from "./held-tier.ts";
import { monthAt, monthStart } from "./months.ts";
import type { Allowance, StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface AllowanceStores {
  readonly subscriptions: Pick<
    SubscriptionStore,
    | ("anchorOf" | "setClock" | "stopClock" | "listAllowances" | "addAllowance")
    | ("list" | "lockHolder" | "countPlanGems")
  >;
  readonly ledger: Pick<GemLedger, "credit">;
}

/** Milliseconds after a failure until a person's gems are tried again. */
const AGAIN = 3_600_000;

/**
 * Gives a person the gems of their tier that are due, and notes the next time. Months are counted
 * from the day the first tier began, for as long as one runs. A month gives gems only when it
 * begins in a period that was paid: at the end of a period nobody knows yet whether there is a next one.
 */
export async function giveAllowances(
  stores: AllowanceStores,
  userId: string,
  all: readonly StoredSubscription[],
  now: Date,
): Promise<void> {
  const { subscriptions } = stores;
  const running = all.filter((one) => runsTier(one) && one.paidUntil !== null);
  if (running.length === 0) return subscriptions.stopClock(userId);
  const anchor = (await subscriptions.anchorOf(userId)) ?? firstAnchor(running, now);
  const given = await subscriptions.listAllowances(userId, anchor);
  const current = monthAt(anchor, now);
  for (let month = Math.max(0, current - MOST_MISSED); month <= current; month += 1) {
    const plan = paidPlan(running, month === 0 ? null : monthStart(anchor, month), now);
    // Before the first month that ever gave gems nothing was missed.
    const isBefore = month < current && !given.some((one) => one.month < month);
    if (plan && !isBefore)
      await giveMonth(stores, plan, { anchor, month, tier: plan.tier, given }, now);
  }
  await subscriptions.setClock(userId, { anchor, dueAt: monthStart(anchor, current + 1) });
}

/** A year that was paid at once may have been missed by a server that was off. */
const MOST_MISSED = 11;

/** A store's clock may be ahead of ours. */
const firstAnchor = (running: readonly StoredSubscription[], now: Date) =>
  new Date(Math.min(+now, ...running.map(({ startedAt }) => +(startedAt ?? now))));

/** A plan that a month's gems are given for. */
type PaidPlan = StoredSubscription & { readonly tier: Exclude<Tier, "free"> };

/**
 * Returns the plan of the highest tier whose paid period the beginning of a month lies in; undefined
 * for none. The first month begins with the plan itself.
 */
function paidPlan(
  running: readonly StoredSubscription[],
  begins: Date | null,
  now: Date,
): PaidPlan | undefined {
  const covers = ({ periodStart, paidUntil }: StoredSubscription) =>
    paidUntil !== null &&
    (begins === null ? now < paidUntil : (periodStart ?? begins) <= begins && begins < paidUntil);
  return running
    .filter((one) => hasAccess(one, now) && covers(one))
    .flatMap((one) => {
      const tier = tierOf(one);
      return tier === null ? [] : [{ ...one, tier }];
    })
    .toSorted((one, other) => rankOf(other.tier) - rankOf(one.tier))[0];
}

async function giveMonth(
  { subscriptions, ledger }: AllowanceStores,
  { id: subscriptionId, userId, paymentRef }: PaidPlan,
  { given, ...of }: Omit<Allowance, "gems"> & { readonly given: readonly Allowance[] },
  now: Date,
): Promise<void> {
  const { anchor, month, tier } = of;
  const before = given.filter((one) => one.month === month);
  if (isGiven(tier, before)) return;
  const remaining = await subscriptions.countPlanGems(userId, now);
  const gems = decideAllowance(of, before, remaining, now) ?? 0;
  if (gems === 0) return subscriptions.addAllowance(userId, { ...of, gems }, null);
  const { receiptId } = await ledger.credit({
    key: `allowance:${anchor.toISOString()}:${month}:${tier}`,
    ...{ userId, gems, now, kind: "subscription", type: "top_off", expiresAt: null },
    purpose: { source: "subscription", subject: null },
    description: { code: "subscription.gems", params: { tier } },
  });
  const source = { receiptId, subscriptionId, paymentRef };
  await subscriptions.addAllowance(userId, { ...of, gems }, source);
}

/** Gives gems to everybody whose month has begun, each in a transaction of their own. */
export async function giveDueAllowances(
  {
    findDue,
    transact,
    log,
  }: {
    readonly findDue: (now: Date) => Promise<string[]>;
    readonly transact: <T>(work: (stores: AllowanceStores) => Promise<T>) => Promise<T>;
    readonly log: (message: string) => void;
  },
  now: () => Date,
): Promise<void> {
  for (const userId of await findDue(now())) {
    const give = async (stores: AllowanceStores) => {
      await stores.subscriptions.lockHolder(userId);
      await giveAllowances(stores, userId, await stores.subscriptions.list(userId), now());
    };
    const say = (error: unknown) => log(`gems of the month of ${userId}: ${error}`);
    await transact(give).catch((error) => {
      say(error);
      return transact((stores) => putOff(stores, userId, now())).catch(say);
    });
  }
}

async function putOff({ subscriptions }: AllowanceStores, userId: string, now: Date) {
  const anchor = await subscriptions.anchorOf(userId);
  if (anchor) await subscriptions.setClock(userId, { anchor, dueAt: new Date(+now + AGAIN) });
}
