import type { Purchase, SimulatedCheckout } from "@kinora/contracts/billing/billing";
import { isOver } from "@kinora/contracts/billing/plans";
import { expiryOf } from "@kinora/domain/billing/begin-checkout";
import type { PurchaseRecord } from "@kinora/domain/billing/purchase-store";
import type { StoredSubscription } from "@kinora/domain/subscription/subscription-store";

export const presentPurchase = (purchase: PurchaseRecord, now: Date): Purchase => {
  const { id, store, environment, product, gems, price, refunded, state, receiptId } = purchase;
  const { url, createdAt } = purchase;
  const until = expiryOf(createdAt);
  const isOpen = state === "open" && until > now;
  return {
    ...{ id, store, environment, product, gems, price, refunded, state, receiptId },
    gemsTakenBack: purchase.takenBack,
    at: createdAt.toISOString(),
    page: isOpen && url !== null ? { url, until: until.toISOString() } : null,
  };
};

export function presentSimulated(
  { ref, product, price, state }: PurchaseRecord,
  pages: Pick<SimulatedCheckout, "returnTo" | "backTo">,
): SimulatedCheckout {
  const standing = state === "open" ? "open" : state === "canceled" ? "expired" : "paid";
  return { id: ref ?? "", product, plan: null, price, state: standing, ...pages };
}

export function presentSimulatedPlan(
  { checkoutRef, plan, price, state, ref }: StoredSubscription,
  pages: Pick<SimulatedCheckout, "returnTo" | "backTo">,
): SimulatedCheckout {
  const standing = ref !== null ? "paid" : isOver(state) ? "expired" : "open";
  return { id: checkoutRef ?? "", product: null, plan, price, state: standing, ...pages };
}
