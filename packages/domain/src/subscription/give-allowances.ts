import type { Tier } from "@kinora/contracts/account/account";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { decideAllowance } from "./decide-allowance.ts";
import { heldPlans, heldSince } from "./held-tier.ts";
import { monthAt, monthStart } from "./months.ts";
import type { Allowance, StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface AllowanceStores {
  readonly subscriptions: Pick<
    SubscriptionStore,
    "listAllowances" | "addAllowance" | "setGemsDue" | "list" | "lockHolder" | "countPlanGems"
  >;
  readonly ledger: Pick<GemLedger, "credit">;
}

/** Gives a person the gems of their tier that are due, each month once, and notes the next time. */
export async function giveAllowances(
  stores: AllowanceStores,
  userId: string,
  all: readonly StoredSubscription[],
  now: Date,
): Promise<void> {
  const { subscriptions } = stores;
  const anchor = heldSince(all, now);
  const { tier } = heldPlans(all);
  if (anchor === null || tier === "free") return subscriptions.setGemsDue(userId, null);
  const given = await subscriptions.listAllowances(userId, anchor);
  const current = monthAt(anchor, now);
  for (let month = firstDue(given, current, { anchor, all }); month <= current; month += 1)
    await giveMonth(stores, { userId, anchor, month, tier }, given, now);
  await subscriptions.setGemsDue(userId, monthStart(anchor, current + 1));
}

/**
 * This month, or an earlier one that nobody gave gems for because the server was off: those are
 * caught up on as far as the present period was paid for in advance.
 */
function firstDue(
  given: readonly Allowance[],
  current: number,
  { anchor, all }: { readonly anchor: Date; readonly all: readonly StoredSubscription[] },
): number {
  if (given.length === 0) return current;
  const last = Math.max(...given.map(({ month }) => month));
  const paidSince = Math.min(...all.map(({ periodStart }) => +(periodStart ?? Infinity)));
  let month = current;
  while (month - 1 > last && +monthStart(anchor, month - 1) >= paidSince) month -= 1;
  return month;
}

async function giveMonth(
  { subscriptions, ledger }: AllowanceStores,
  { userId, ...of }: { userId: string; anchor: Date; month: number; tier: Tier },
  given: readonly Allowance[],
  now: Date,
): Promise<void> {
  const before = given.filter(({ month }) => month === of.month);
  const remaining = await subscriptions.countPlanGems(userId, now);
  const gems = decideAllowance(of, before, remaining, now);
  if (gems === null) return;
  const { anchor, month, tier } = of;
  const key = `allowance:${anchor.toISOString()}:${month}:${tier}`;
  const credited =
    gems > 0 &&
    (await ledger.credit({
      ...{ userId, gems, key, now, kind: "subscription", type: "top_off", expiresAt: null },
      purpose: { source: "subscription", subject: null },
      description: { code: "subscription.gems", params: { tier } },
    }));
  await subscriptions.addAllowance(userId, { ...of, gems }, credited ? credited.receiptId : null);
}

/** Gives gems to everybody whose month has begun, each in a transaction of their own. */
export async function giveDueAllowances(
  {
    findDue,
    transact,
  }: {
    readonly findDue: (now: Date) => Promise<string[]>;
    readonly transact: <T>(work: (stores: AllowanceStores) => Promise<T>) => Promise<T>;
  },
  now: () => Date,
): Promise<void> {
  for (const userId of await findDue(now()))
    await transact(async (stores) => {
      await stores.subscriptions.lockHolder(userId);
      await giveAllowances(stores, userId, await stores.subscriptions.list(userId), now());
    });
}
