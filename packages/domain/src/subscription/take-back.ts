import type { RecordEvent } from "../event/domain-event.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { PlanPayment } from "./plan-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface ReversalStores {
  readonly subscriptions: Pick<SubscriptionStore, "listPaidBy" | "setTakenBack">;
  readonly ledger: Pick<GemLedger, "reverse">;
  readonly record: RecordEvent;
}

/** True when the money of a payment is gone. */
export const isReversed = ({ amount, refunded, dispute, isRevoked }: PlanPayment): boolean =>
  isRevoked === true || dispute === "lost" || (amount > 0 && refunded >= amount);

/**
 * Takes back gems that a payment paid for: in proportion to what was refunded, rounded down, all of
 * them when a dispute was lost. Newest first; spent ones become a debt. May be called at any time,
 * also when the plan has long ended; what was taken is not taken again. The holder is locked.
 */
export async function takeBack(
  { subscriptions, ledger, record }: ReversalStores,
  { id: subjectId, userId, plan, version }: StoredSubscription,
  payment: PlanPayment,
  now: Date,
): Promise<void> {
  const { amount, refunded } = payment;
  if (refunded === 0 && !isReversed(payment)) return;
  const paid = await subscriptions.listPaidBy(payment.ref);
  const all = paid.reduce((sum, { gems }) => sum + gems, 0);
  const total = isReversed(payment) ? all : Math.floor((all * refunded) / amount);
  let due = total - paid.reduce((sum, { takenBack }) => sum + takenBack, 0);
  if (due <= 0) return;
  const gems = due;
  let owed = 0;
  for (const { receiptId, gems: gave, takenBack } of paid.toReversed()) {
    const taken = Math.min(due, gave - takenBack);
    if (taken === 0) continue;
    const key = `allowance:${receiptId}:back:${takenBack}`;
    const reason = { code: "subscription.reversed", params: { plan } } as const;
    owed += (await ledger.reverse({ userId, receiptId, gems: taken, key, reason, now })).owed;
    await subscriptions.setTakenBack(receiptId, takenBack + taken);
    due -= taken;
  }
  const why = payment.dispute === "lost" ? "dispute" : "refund";
  const payload = { plan, gems, owed, total, why, version } as const;
  await record({ type: "subscription.takenBack", subjectId, userId, payload });
}
