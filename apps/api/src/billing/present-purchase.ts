import type { Purchase, SimulatedCheckout } from "@kinora/contracts/billing/billing";
import { isOver } from "@kinora/contracts/billing/plans";
import type { PurchaseRecord } from "@kinora/domain/billing/purchase-store";
import type { StoredSubscription } from "@kinora/domain/subscription/subscription-store";

export const presentPurchase = (purchase: PurchaseRecord): Purchase => {
  const { id, store, environment, product, gems, price, refunded, state, receiptId } = purchase;
  return {
    ...{ id, store, environment, product, gems, price, refunded, state, receiptId },
    gemsTakenBack: purchase.takenBack,
    at: purchase.createdAt.toISOString(),
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
