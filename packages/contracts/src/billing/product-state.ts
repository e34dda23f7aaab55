import { z } from "zod";
import { PLANS } from "./plans.ts";
import { PRODUCT_STATES } from "./review-states.ts";
import { PRODUCTS, STORES } from "./store-vocabulary.ts";

/** A product of ours as a store has it. */
export const storeProduct = z.object({
  product: z.enum([...PRODUCTS, ...PLANS]),
  state: z.enum(PRODUCT_STATES),
  /** What the store calls it; "" for a product that it doesn't have. */
  rawState: z.string(),
  /** When it was first seen in this state; null while nobody has looked. */
  since: z.iso.datetime().nullable(),
});
export type StoreProduct = z.infer<typeof storeProduct>;

/** Our products at one store. */
export const storeShelf = z
  .object({
    store: z.enum(STORES),
    /** When it last answered; null for never. */
    lookedAt: z.iso.datetime().nullable(),
    /** What went wrong since; null when the last look succeeded. */
    problem: z.string().nullable(),
    /** All products and plans, cheapest first; empty until the store has answered. */
    products: z.array(storeProduct),
  })
  .meta({ id: "StoreShelf" });
export type StoreShelf = z.infer<typeof storeShelf>;

/** GET /api/admin/store-products */
export const storeShelves = z.object({ shelves: z.array(storeShelf) }).meta({ id: "StoreShelves" });
