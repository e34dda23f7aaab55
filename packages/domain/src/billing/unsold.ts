import type { Tier } from "@kinora/contracts/account/account";
import type { UnsoldReason } from "@kinora/contracts/billing/billing";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import type { PurchaseRecord } from "./purchase-store.ts";

/**
 * Returns why a product can't be bought by this person; null when it can. `standing` is their
 * purchase of it that is open, on its way or paid.
 */
export function unsold(
  product: ProductId,
  {
    tier,
    standing,
  }: { readonly tier: Tier; readonly standing: Pick<PurchaseRecord, "state"> | null },
): UnsoldReason | null {
  const { isOnce, tier: needed } = SHOP[product];
  if (isOnce && standing !== null && standing.state !== "open") return "bought_once";
  return needed !== undefined && needed !== tier ? "pro_only" : null;
}
