import { z } from "zod";
import { product } from "./billing.ts";
import { BILLING_PERIODS, PLANS } from "./plans.ts";
import { PURCHASE_ENVIRONMENTS } from "./store-vocabulary.ts";

/** Stores that sell inside the apps. */
export const APP_STORES = ["app_store", "google_play"] as const;
export type AppStoreName = (typeof APP_STORES)[number];

/** Country of the buyer's account there, as the store writes it: "USA", "US". */
const storefront = z.string().regex(/^[A-Z]{2,3}$/);

/** A storefront in which the apps may mention the web shop: "app_store:USA". */
export const namedStorefront = z.string().regex(/^(app_store|google_play):[A-Z]{2,3}$/);

/** GET /api/billing/app-shop */
export const appShopQuery = z.object({ store: z.enum(APP_STORES), storefront });
export type AppShopQuery = z.infer<typeof appShopQuery>;

/** What is sold inside an app. Its prices are the store's, which the app knows. */
export const appProduct = product.omit({ price: true }).meta({ id: "AppProduct" });
export type AppProduct = z.infer<typeof appProduct>;

export const appPlan = z
  .object({
    id: z.enum(PLANS),
    tier: z.enum(["basic", "pro"]),
    period: z.enum(BILLING_PERIODS),
    /** Each month. */
    gems: z.int(),
  })
  .meta({ id: "AppPlan" });
export type AppPlan = z.infer<typeof appPlan>;

export const appShop = z
  .object({
    /** What purchases are paid with; null where this server takes none of the store. */
    environment: z.enum(PURCHASE_ENVIRONMENTS).nullable(),
    products: z.array(appProduct),
    plans: z.array(appPlan),
    /** Where gems are sold on the web; null unless the owner lets this storefront mention it. */
    webShop: z.url().nullable(),
  })
  .meta({ id: "AppShop" });
export type AppShop = z.infer<typeof appShop>;
