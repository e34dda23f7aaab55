import { PLAN_TABLE, PLANS, type PlanId } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { PRODUCTS, type ProductId } from "@kinora/contracts/billing/store-vocabulary";
import type Stripe from "stripe";
import { STORE_NAMES } from "../product-names.ts";

/** A price as Stripe is to have it. */
export interface WantedPrice {
  /** Our id of the product or plan. */
  readonly lookupKey: ProductId | PlanId;
  readonly name: string;
  /** US cents. */
  readonly cents: number;
  /** Null for what is paid for once. */
  readonly interval: "month" | "year" | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export function wantedPrice(id: ProductId | PlanId): WantedPrice {
  const named = { lookupKey: id, name: STORE_NAMES[id] };
  return isPlan(id) ? { ...named, ...ofPlan(id) } : { ...named, ...ofProduct(id) };
}

/** Everything that we sell. */
export const wantedPrices = (): readonly WantedPrice[] => [...PRODUCTS, ...PLANS].map(wantedPrice);

/** Makes a price with a product of its own; a repeated call makes no second one. */
export function makePrice(stripe: Stripe, wanted: WantedPrice): Promise<Stripe.Price> {
  const { lookupKey, name, cents, interval, metadata } = wanted;
  return stripe.prices.create(
    {
      ...{ currency: "usd", unit_amount: cents, lookup_key: lookupKey, transfer_lookup_key: true },
      ...{ product_data: { name }, metadata },
      ...(interval && { recurring: { interval } }),
    },
    { idempotencyKey: `price:${lookupKey}:${cents}` },
  );
}

const isPlan = (id: ProductId | PlanId): id is PlanId => PLANS.some((plan) => plan === id);

function ofPlan(plan: PlanId) {
  const { cents, period } = PLAN_TABLE[plan];
  const interval: WantedPrice["interval"] = period === "yearly" ? "year" : "month";
  return { cents, interval, metadata: { plan } };
}

function ofProduct(product: ProductId) {
  const { cents, gems, isOnce } = SHOP[product];
  const once = isOnce ? { once: "1" } : {};
  return { cents, interval: null, metadata: { sku: product, gems: `${gems}`, ...once } };
}
