import type { Purchase, SimulatedCheckout } from "@kinora/contracts/billing/billing";
import type { PurchaseRecord } from "@kinora/domain/billing/purchase-store";

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
  return { id: ref ?? "", product, price, state: standing, ...pages };
}
