import type { StripeSettings } from "@kinora/contracts/billing/stripe-settings";
import Stripe from "stripe";

/** Milliseconds for one request; a buyer waits for it. */
const PATIENCE = 10_000;

/** Stripe's own client, at Stripe or at the simulator. */
export function stripeClient({ secretKey, simulator }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    ...{ maxNetworkRetries: 2, timeout: PATIENCE, telemetry: false },
    ...placeOf(simulator),
  });
}

function placeOf(simulator: string | null) {
  if (simulator === null) return {};
  const { hostname: host, port } = new URL(simulator);
  return { host, port, protocol: "http" } as const;
}
