import type { Product } from "@kinora/contracts/billing/billing";

/** Returns the cheapest product that can be bought and covers this many gems; null for none. */
export function cheapestProduct(products: readonly Product[], missing: number): Product | null {
  const covering = products.filter(
    ({ unsold, pass, gems }) => unsold === null && pass === null && gems >= missing,
  );
  return covering.toSorted((one, other) => one.price.amount - other.price.amount)[0] ?? null;
}
