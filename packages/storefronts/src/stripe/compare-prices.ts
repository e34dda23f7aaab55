import type { StripeSettings } from "@kinora/contracts/billing/stripe-settings";
import type Stripe from "stripe";
import { makePrice, type WantedPrice, wantedPrices } from "./price-list.ts";
import { stripeClient } from "./stripe-client.ts";

export interface PriceComparison {
  readonly lookupKey: WantedPrice["lookupKey"];
  readonly state: "same" | "missing" | "made" | "different";
  /** What is different, of one that is. */
  readonly differences: readonly PriceDifference[];
}

export interface PriceDifference {
  readonly field: string;
  readonly wanted: string;
  readonly found: string;
}

/**
 * Compares Stripe's active prices with ours by lookup key. With `make`, those that are missing are
 * made; what is there is never changed, since members may be paying it.
 *
 * @throws Stripe's errors
 */
export async function comparePrices(
  settings: StripeSettings,
  { make }: { readonly make: boolean },
): Promise<readonly PriceComparison[]> {
  const stripe = stripeClient(settings);
  const compared: PriceComparison[] = [];
  for (const wanted of wantedPrices()) {
    const { lookupKey } = wanted;
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
    const [found] = data;
    if (!found && make) await makePrice(stripe, wanted);
    const differences = found ? differencesOf(wanted, found) : [];
    const there = differences.length > 0 ? "different" : "same";
    compared.push({ lookupKey, differences, state: found ? there : make ? "made" : "missing" });
  }
  return compared;
}

function differencesOf(wanted: WantedPrice, found: Stripe.Price): PriceDifference[] {
  const interval = (recurring: Stripe.Price.Recurring | null) =>
    recurring ? `every ${recurring.interval_count} ${recurring.interval}` : "once";
  const pairs: readonly PriceDifference[] = [
    { field: "amount", wanted: `${wanted.cents}`, found: `${found.unit_amount}` },
    { field: "currency", wanted: "usd", found: found.currency },
    {
      field: "paid",
      wanted: wanted.interval ? `every 1 ${wanted.interval}` : "once",
      found: interval(found.recurring),
    },
    ...Object.entries(wanted.metadata).map(([name, value]) => ({
      ...{ field: `metadata.${name}`, wanted: value, found: found.metadata[name] ?? "" },
    })),
  ];
  return pairs.filter((pair) => pair.wanted !== pair.found);
}
