import { PLAN_TABLE } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { PlayMoney } from "./play-records.ts";

/** Something that is sold in the simulated Google Play. */
export interface SoldInPlay {
  readonly productId: string;
  readonly price: PlayMoney;
  /** Months of a period, and the base plan; null for what is bought once. */
  readonly plan: { readonly months: number; readonly basePlanId: string } | null;
}

const dollars = (amount: number): PlayMoney => ({ amount, currency: "USD" });

/** Everything in the shop: products that are paid for once, and plans, one product each. */
export const PLAY_CATALOGUE: readonly SoldInPlay[] = [
  ...Object.entries(SHOP).map(([productId, { cents }]) => ({
    ...{ productId, price: dollars(cents), plan: null },
  })),
  ...Object.entries(PLAN_TABLE).map(([productId, { cents, period }]) => ({
    ...{ productId, price: dollars(cents) },
    plan: { months: period === "yearly" ? 12 : 1, basePlanId: period },
  })),
];
