import { z } from "zod";
import { TIERS } from "../account/account.ts";
import { pageOf, pageQuery } from "../http/page.ts";
import { PLANS } from "./plans.ts";
import {
  PRODUCTS,
  PURCHASE_ENVIRONMENTS,
  PURCHASE_STATES,
  STORE_PRODUCT_TYPES,
  STORES,
} from "./store-vocabulary.ts";

/** An amount of money in the smallest unit of its currency: 1499 "USD" is $14.99. */
export const price = z
  .object({
    amount: z.int().min(0),
    /** ISO 4217, in capitals. */
    currency: z.string().length(3),
  })
  .meta({ id: "Price" });
export type ShopPrice = z.infer<typeof price>;

/** Why a product can't be bought now. */
export const UNSOLD_REASONS = ["bought_once", "pro_only", "plan_held"] as const;
export type UnsoldReason = (typeof UNSOLD_REASONS)[number];

export const product = z
  .object({
    id: z.enum(PRODUCTS),
    type: z.enum(STORE_PRODUCT_TYPES),
    gems: z.int(),
    /** Before taxes that the checkout may add. */
    price,
    /** Of a pass: the tier that it gives, for how many days. */
    pass: z.object({ tier: z.enum(TIERS), days: z.int() }).nullable(),
    /** What its gems buy of the built-in painter: pictures, or seconds of film. */
    buys: z.object({ pictures: z.int(), filmSeconds: z.int() }),
    /** Null when it can be bought. */
    unsold: z.enum(UNSOLD_REASONS).nullable(),
  })
  .meta({ id: "Product" });
export type Product = z.infer<typeof product>;

/** GET /api/billing/shop */
export const shop = z
  .object({
    /** What purchases are paid with; null when nothing is sold here. */
    environment: z.enum(PURCHASE_ENVIRONMENTS).nullable(),
    /** Cheapest first; empty when nothing is sold here. */
    products: z.array(product),
  })
  .meta({ id: "Shop" });
export type Shop = z.infer<typeof shop>;

export const purchase = z
  .object({
    id: z.string(),
    store: z.enum(STORES),
    environment: z.enum(PURCHASE_ENVIRONMENTS),
    product: z.enum(PRODUCTS),
    gems: z.int(),
    /** Of the refunded part. */
    gemsTakenBack: z.int(),
    price,
    /** In the smallest unit of the price's currency. */
    refunded: z.int(),
    state: z.enum(PURCHASE_STATES),
    at: z.iso.datetime(),
    /** Receipt of the gems; null until they have been granted. */
    receiptId: z.string().nullable(),
    /** The store's page, while it can be paid there. */
    page: z.object({ url: z.url(), until: z.iso.datetime() }).nullable(),
  })
  .meta({ id: "Purchase" });
export type Purchase = z.infer<typeof purchase>;
export const purchasePage = pageOf(purchase);

/** GET /api/billing/purchases */
export const purchaseFilter = pageQuery.extend({
  /** Only what is not paid yet: it can still be, or the payment is on its way. */
  show: z.literal("unpaid").optional(),
});

/** POST /api/billing/checkouts */
export const newCheckout = z.strictObject({ product: z.enum(PRODUCTS) });
export const checkout = z
  .object({
    purchaseId: z.string(),
    /** Page of the store where it is paid. */
    url: z.url(),
  })
  .meta({ id: "Checkout" });

/** GET /api/billing/simulated-checkouts/{id}: a checkout of the store simulator. */
export const simulatedCheckout = z
  .object({
    id: z.string(),
    /** One of the two: a product that is paid for once, or a plan that renews. */
    product: z.enum(PRODUCTS).nullable(),
    plan: z.enum(PLANS).nullable(),
    price,
    state: z.enum(["open", "paid", "expired"]),
    /** Where the store leads afterwards, and when nothing is paid. */
    returnTo: z.string(),
    backTo: z.string(),
  })
  .meta({ id: "SimulatedCheckout" });
export type SimulatedCheckout = z.infer<typeof simulatedCheckout>;

/** POST /api/billing/simulated-checkouts/{id} */
export const simulatedPayment = z.strictObject({
  /** `slow`: a payment that takes a while to arrive, as by bank transfer. */
  pay: z.enum(["now", "slow", "declined"]),
});
