import type { StripeSettings } from "@kinora/contracts/billing/stripe-settings";
import type { StripeStore } from "@kinora/storefronts/stripe/open-stripe";

/** Returns a function that opens Stripe, loaded only where something is sold, for all who ask. */
export function openStripeOnce(settings: StripeSettings | null): () => Promise<StripeStore | null> {
  let opened: Promise<StripeStore | null> | null = null;
  return () => {
    opened ??= open(settings);
    return opened;
  };
}

async function open(settings: StripeSettings | null): Promise<StripeStore | null> {
  if (settings === null) return null;
  const { openStripe } = await import("@kinora/storefronts/stripe/open-stripe");
  return openStripe(settings);
}
