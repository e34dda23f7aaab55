import type { GemLedger } from "../gem/gem-ledger.ts";
import { monthStart } from "./months.ts";
import type { PlanPayment } from "./plan-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface ReverseStores {
  readonly subscriptions: Pick<SubscriptionStore, "anchorOf" | "listAllowances" | "setTakenBack">;
  readonly ledger: Pick<GemLedger, "reverse">;
}

/** True when the money of a payment is gone. */
export const isReversed = ({ amount, refunded, dispute }: PlanPayment): boolean =>
  dispute === "lost" || (amount > 0 && refunded >= amount);

/**
 * Takes back gems of the months that a payment paid for: in proportion to what was refunded,
 * rounded down, all of them when a dispute was lost. Newest first; spent ones become a debt.
 */
export async function reverseAllowances(
  { subscriptions, ledger }: ReverseStores,
  { userId, plan, periodStart, paidUntil }: StoredSubscription,
  payment: PlanPayment,
  now: Date,
): Promise<{ readonly gems: number; readonly owed: number }> {
  const none = { gems: 0, owed: 0 };
  const { amount, refunded } = payment;
  if (refunded === 0 && payment.dispute !== "lost") return none;
  const anchor = await subscriptions.anchorOf(userId);
  if (anchor === null || periodStart === null || paidUntil === null) return none;
  const given = (await subscriptions.listAllowances(userId, anchor)).filter(({ month }) => {
    const begins = monthStart(anchor, month);
    return begins >= periodStart && begins < paidUntil;
  });
  const all = given.reduce((sum, { gems, receiptId }) => sum + (receiptId ? gems : 0), 0);
  const target = isReversed(payment) ? all : Math.floor((all * refunded) / Math.max(1, amount));
  let due = target - given.reduce((sum, { takenBack }) => sum + takenBack, 0);
  let [gems, owed] = [0, 0];
  for (const { receiptId, gems: gave, takenBack } of given.toReversed()) {
    const taken = Math.min(due, gave - takenBack);
    if (receiptId === null || taken <= 0) continue;
    const key = `allowance:${receiptId}:back:${takenBack}`;
    const reason = { code: "subscription.reversed", params: { plan } } as const;
    owed += (await ledger.reverse({ userId, receiptId, gems: taken, key, reason, now })).owed;
    await subscriptions.setTakenBack(receiptId, takenBack + taken);
    due -= taken;
    gems += taken;
  }
  return { gems, owed };
}
