/** Stores that sell our products. Stripe sells on the web. */
export const STORES = ["stripe", "app_store", "google_play"] as const;
export type StoreName = (typeof STORES)[number];

/**
 * What a purchase was paid with: money; a store's own test money (Stripe test keys, Apple's
 * sandbox, Google's testers); or nothing at all, in the built-in store simulator.
 */
export const PURCHASE_ENVIRONMENTS = ["live", "test", "simulated"] as const;
export type PurchaseEnvironment = (typeof PURCHASE_ENVIRONMENTS)[number];

export const STORE_PRODUCT_TYPES = [
  "CONSUMABLE",
  "NON_CONSUMABLE",
  "NON_RENEWING_SUBSCRIPTION",
] as const; // (spec)
export type StoreProductType = (typeof STORE_PRODUCT_TYPES)[number];

/** Products that are paid for once (spec; the passes are ours). */
export const PRODUCTS = [
  "gem_pack_1500",
  "gem_pack_3750",
  "gem_pack_8500",
  "gem_pack_20000",
  "pro_booster_1",
  "starter_pack_nonconsumable",
  "basic_pass_30",
  "pro_pass_30",
] as const;
export type ProductId = (typeof PRODUCTS)[number];

/**
 * State of a purchase. `open`: the checkout has begun. `pending`: paid by a slow method, the money
 * is on its way. `canceled`: not paid in the end. `refunded`: the money went back in full.
 * `disputed`: the card's owner disputes it, or has won.
 */
export const PURCHASE_STATES = [
  "open",
  "pending",
  "paid",
  "canceled",
  "refunded",
  "disputed",
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];
