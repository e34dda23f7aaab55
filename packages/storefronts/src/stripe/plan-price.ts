import { PLANS, type PlanId } from "@kinora/contracts/billing/plans";
import type Stripe from "stripe";
import { makePrice, wantedPrice } from "./price-list.ts";

/**
 * Returns the plan that a price is of; null for a price that isn't one of ours. A lookup key moves
 * to another price when an operator changes what a plan costs, its metadata stay.
 */
export const planOf = ({
  lookup_key: key,
  metadata,
}: Pick<Stripe.Price, "lookup_key" | "metadata">): PlanId | null =>
  PLANS.find((plan) => plan === metadata.plan) ?? PLANS.find((plan) => plan === key) ?? null;

/** Returns the id of a plan's price, which is made at the first order at the list price. */
export async function planPrice(stripe: Stripe, plan: PlanId): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [plan], active: true, limit: 1 });
  const [known] = data;
  if (known) return known.id;
  const made = await makePrice(stripe, wantedPrice(plan));
  return made.id;
}
