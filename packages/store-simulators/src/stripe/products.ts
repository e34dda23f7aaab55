import type { PriceRecord, ProductRecord } from "./catalogue-records.ts";
import { newId } from "./ids.ts";
import type { World } from "./world.ts";

/** A product with one price, found by its lookup key. */
export interface SimulatedProduct {
  readonly lookupKey: string;
  readonly name: string;
  /** In minor units. */
  readonly unitAmount: number;
  readonly currency: string;
  readonly recurring?: { readonly interval: "month" | "year" };
  readonly metadata: Readonly<Record<string, string>>;
}

/** Adds the products whose lookup key no price has; true when there was one. */
export function addProducts({ state, now }: World, wanted: readonly SimulatedProduct[]): boolean {
  const keys = new Set(Object.values(state.prices).map(({ lookupKey }) => lookupKey));
  const added = wanted.filter(({ lookupKey }) => !keys.has(lookupKey));
  for (const { lookupKey, name, unitAmount, currency, recurring, metadata } of added) {
    const [created, product] = [now(), newId("prod_")];
    const made: ProductRecord = {
      ...{ id: product, name, description: null, active: true, metadata: {}, images: [] },
      ...{ taxCode: null, unitLabel: null, url: null, created, updated: created },
    };
    const price: PriceRecord = {
      ...{ id: newId("price_"), product, lookupKey, nickname: null, unitAmount, active: true },
      ...{ currency: currency.toLowerCase(), metadata: { ...metadata }, created },
      recurring: recurring ? { interval: recurring.interval, intervalCount: 1 } : null,
      taxBehavior: "unspecified",
    };
    state.products[product] = made;
    state.prices[price.id] = price;
  }
  return added.length > 0;
}
