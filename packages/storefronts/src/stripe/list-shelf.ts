import type { ShelfProduct } from "@kinora/domain/billing/product-shelf";
import type Stripe from "stripe";
import { wantedPrices } from "./price-list.ts";

/** Lookup keys that Stripe takes in one question. */
const MOST_KEYS = 10;

/** Returns our products as Stripe has them, by lookup key; a price that is not active sells nothing. */
export async function listShelf(stripe: Stripe): Promise<ShelfProduct[]> {
  const keys: string[] = wantedPrices().map(({ lookupKey }) => lookupKey);
  const found: ShelfProduct[] = [];
  for (let at = 0; at < keys.length; at += MOST_KEYS) {
    const lookup_keys = keys.slice(at, at + MOST_KEYS);
    const { data } = await stripe.prices.list({ lookup_keys, limit: 100 });
    for (const { lookup_key: product, active } of data)
      if (product !== null) {
        const state = active ? "active" : "inactive";
        found.push({ product, state, rawState: state });
      }
  }
  return found;
}
