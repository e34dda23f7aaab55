import { PLAN_TABLE, PLANS, type PlanId } from "@kinora/contracts/billing/plans";
import type Stripe from "stripe";

/** Returns the plan that a price is of, by its lookup key; null for a price that isn't one of ours. */
export const planOf = ({ lookup_key: key }: Pick<Stripe.Price, "lookup_key">): PlanId | null =>
  PLANS.find((plan) => plan === key) ?? null;

/** Returns the id of a plan's price, which is made at the first order at the list price. */
export async function planPrice(stripe: Stripe, plan: PlanId): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [plan], active: true, limit: 1 });
  const [known] = data;
  if (known) return known.id;
  const { cents, period } = PLAN_TABLE[plan];
  const made = await stripe.prices.create(
    {
      ...{ currency: "usd", unit_amount: cents, lookup_key: plan, product_data: { name: plan } },
      recurring: { interval: period === "yearly" ? "year" : "month" },
    },
    { idempotencyKey: `price:${plan}` },
  );
  return made.id;
}
