import type { ProductId, StoreProductType } from "./store-vocabulary.ts";

/** A product that is paid for once. */
export interface ShopProduct {
  readonly type: StoreProductType;
  readonly gems: number;
  /** Kind of the lot and source of its transaction. */
  readonly kind: "pack" | "booster" | "subscription";
  /** US cents, before taxes. Stripe and the two phone stores are set up with the same price. */
  readonly cents: number;
  /** At most one per account, for ever and in all stores together. */
  readonly isOnce?: true;
  /** A pass: the tier that it gives, and for how long. It does not renew. */
  readonly pass?: { readonly tier: "basic" | "pro"; readonly days: number };
  /** Sold to members with this tier only; granted to everyone who paid for it. */
  readonly tier?: "pro";
}

/** The shop's prices; `cents` are ours. Cheapest first. */
export const SHOP: Readonly<Record<ProductId, ShopProduct>> = {
  starter_pack_nonconsumable: {
    ...{ type: "NON_CONSUMABLE", gems: 750, kind: "pack", cents: 499, isOnce: true },
  },
  pro_booster_1: { type: "CONSUMABLE", gems: 750, kind: "booster", cents: 599, tier: "pro" },
  basic_pass_30: {
    ...{ type: "NON_RENEWING_SUBSCRIPTION", gems: 1_000, kind: "subscription", cents: 1_199 },
    pass: { tier: "basic", days: 30 },
  },
  pro_pass_30: {
    ...{ type: "NON_RENEWING_SUBSCRIPTION", gems: 3_500, kind: "subscription", cents: 3_499 },
    pass: { tier: "pro", days: 30 },
  },
  gem_pack_1500: { type: "CONSUMABLE", gems: 1_500, kind: "pack", cents: 1_499 },
  gem_pack_3750: { type: "CONSUMABLE", gems: 3_750, kind: "pack", cents: 3_499 },
  gem_pack_8500: { type: "CONSUMABLE", gems: 8_500, kind: "pack", cents: 7_499 },
  gem_pack_20000: { type: "CONSUMABLE", gems: 20_000, kind: "pack", cents: 15_999 },
};
