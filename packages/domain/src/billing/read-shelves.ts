import { PLAN_TABLE, PLANS } from "@kinora/contracts/billing/plans";
import type { StoreProduct, StoreShelf } from "@kinora/contracts/billing/product-state";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { PRODUCTS, STORES } from "@kinora/contracts/billing/store-vocabulary";
import type { SeenProduct, ShelfStore } from "./product-shelf.ts";

/** Returns each store with all our products, whether it has them or not. */
export async function readShelves(
  seen: Pick<ShelfStore, "products" | "looks">,
): Promise<StoreShelf[]> {
  const [products, looks] = [await seen.products(), await seen.looks()];
  return STORES.map((store) => {
    const { lookedAt = null, problem = null } = looks.find((one) => one.store === store) ?? {};
    const own = products.filter((one) => one.store === store);
    return {
      ...{ store, lookedAt: lookedAt?.toISOString() ?? null, problem },
      products: lookedAt === null ? [] : SOLD_BY_PRICE.map((product) => standing(product, own)),
    };
  });
}

const SOLD_BY_PRICE = [
  ...PRODUCTS.toSorted((one, other) => SHOP[one].cents - SHOP[other].cents),
  ...PLANS.toSorted((one, other) => PLAN_TABLE[one].cents - PLAN_TABLE[other].cents),
];

function standing(product: StoreProduct["product"], seen: readonly SeenProduct[]): StoreProduct {
  const found = seen.find((one) => one.product === product);
  if (!found) return { product, state: "absent", rawState: "", since: null };
  const { state, rawState, since } = found;
  return { product, state, rawState, since: since.toISOString() };
}
