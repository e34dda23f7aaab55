import type { PurchaseState } from "@kinora/contracts/billing/store-vocabulary";
import type { PurchaseRecord } from "./purchase-store.ts";
import type { PurchaseFacts } from "./storefront.ts";

/** What is to be booked so that our books agree with what the store says. */
export interface PurchaseChange {
  readonly state: PurchaseState;
  /** Gems to grant for the first time. */
  readonly grant: number;
  /** Gems to take back, spent ones as a debt. */
  readonly takeBack: number;
  /** Gems to give back: a refund failed, or a dispute was won. */
  readonly restore: number;
  readonly why: "refund" | "dispute";
}

/**
 * Decides from the store's present facts alone, so that late, repeated and reordered events lead to
 * the same books. A refund takes gems in proportion, rounded down, all of them when all was
 * refunded. While a dispute is open, only gems that are `left` of the purchase are taken; when it
 * is lost, all.
 */
export function decidePurchase(
  purchase: Pick<PurchaseRecord, "state" | "gems" | "granted" | "takenBack">,
  facts: PurchaseFacts,
  left: number,
): PurchaseChange {
  const { gems } = purchase;
  const isPaid = facts.state === "paid";
  const wasGranted = purchase.granted > 0;
  if (!isPaid && !wasGranted)
    return { state: facts.state, grant: 0, takeBack: 0, restore: 0, why: "refund" };
  const paid = facts.paid?.amount ?? 0;
  const refunded = Math.min(facts.refunded, paid);
  const isBack = facts.isRevoked === true || (paid > 0 && refunded >= paid);
  const byRefund = isBack ? gems : paid === 0 ? 0 : Math.floor((gems * refunded) / paid);
  const target =
    facts.dispute === "lost"
      ? gems
      : facts.dispute === "open"
        ? Math.min(gems, Math.max(byRefund, purchase.takenBack + frozen(purchase, left)))
        : byRefund;
  return {
    state: facts.dispute !== "none" ? "disputed" : isBack ? "refunded" : "paid",
    grant: wasGranted ? 0 : gems,
    takeBack: Math.max(0, target - purchase.takenBack),
    restore: Math.max(0, purchase.takenBack - target),
    why: facts.dispute === "none" ? "refund" : "dispute",
  };
}

/** A dispute freezes what is left when it is first heard of, and nothing later. */
function frozen(
  { state, granted, gems }: Pick<PurchaseRecord, "state" | "granted" | "gems">,
  left: number,
) {
  if (state === "disputed") return 0;
  return granted > 0 ? left : gems;
}
