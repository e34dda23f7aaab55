import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { SimulatedProduct } from "./products.ts";
import { type ServedStripe, type ServeStripeOptions, serveStripe } from "./serve-stripe.ts";

const products: readonly SimulatedProduct[] = Object.entries(SHOP).map(
  ([lookupKey, { cents }]) => ({
    ...{ lookupKey, name: lookupKey, unitAmount: cents, currency: "usd", metadata: {} },
  }),
);

/** Serves a simulated Stripe that sells everything in the shop. */
export const serveShop = (options: Omit<ServeStripeOptions, "products">): Promise<ServedStripe> =>
  serveStripe({ ...options, products });
