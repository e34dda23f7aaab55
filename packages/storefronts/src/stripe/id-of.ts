/** Stripe names an object by its id, or gives it whole. */
export const idOf = (named: string | { readonly id: string }): string =>
  typeof named === "string" ? named : named.id;
