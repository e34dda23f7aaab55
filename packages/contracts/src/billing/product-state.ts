import { z } from "zod";
import { PLANS } from "./plans.ts";
import { PRODUCTS, STORES } from "./store-vocabulary.ts";

/** What the App Store's review says of a product (spec). */
export const REVIEW_STATES = [
  "approved",
  "developer_action_needed",
  "removed_from_sale",
  "in_review",
  "missing_metadata",
  "pending_binary_approval",
  "processing_content",
  "ready_to_submit",
  "rejected",
  "waiting_for_review",
  "waiting_for_upload",
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The other stores review no product by itself. */
export const OFFER_STATES = ["active", "inactive", "draft"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** `absent`: the store has no such product. `unknown`: it says something that is not known here. */
export const PRODUCT_STATES = [...REVIEW_STATES, ...OFFER_STATES, "absent", "unknown"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** True while members can buy a product in this state. */
export const isOnSale = (state: ProductState): boolean =>
  state === "approved" || state === "active";

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
