import { PLAN_TABLE } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { SimulatedProduct } from "./products.ts";
import { type ServedStripe, type ServeStripeOptions, serveStripe } from "./serve-stripe.ts";

const sold = (lookupKey: string, unitAmount: number) => ({
  ...{ lookupKey, name: lookupKey, unitAmount, currency: "usd", metadata: {} },
});

/** Everything in the shop: products that are paid for once, and plans. */
export const SHOP_PRODUCTS: readonly SimulatedProduct[] = [
  ...Object.entries(SHOP).map(([id, { cents }]) => sold(id, cents)),
  ...Object.entries(PLAN_TABLE).map(([id, { cents, period }]) => ({
    ...sold(id, cents),
    recurring: { interval: period === "yearly" ? ("year" as const) : ("month" as const) },
  })),
];

/** Serves a simulated Stripe that sells everything in the shop. */
export const serveShop = (options: Omit<ServeStripeOptions, "products">): Promise<ServedStripe> =>
  serveStripe({ ...options, products: SHOP_PRODUCTS });
