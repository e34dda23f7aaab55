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
    holdsPlan,
  }: {
    readonly tier: Tier;
    readonly standing: Pick<PurchaseRecord, "state"> | null;
    /** True while a plan that renews gives a tier. */
    readonly holdsPlan: boolean;
  },
): UnsoldReason | null {
  const { isOnce, tier: needed, pass } = SHOP[product];
  if (pass && holdsPlan) return "plan_held";
  if (isOnce && standing !== null && standing.state !== "open") return "bought_once";
  return needed !== undefined && needed !== tier ? "pro_only" : null;
}
