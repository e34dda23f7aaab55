import { askStore } from "@kinora/domain/billing/ask-store";
import { handleStoreEvents } from "@kinora/domain/billing/handle-store-events";
import type { StripeStore } from "@kinora/storefronts/stripe/open-stripe";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountBillingRoutes } from "./billing-routes.ts";
import { mountSimulatedCheckout } from "./simulated-checkout-routes.ts";
import { mountStripeEvents } from "./stripe-event-routes.ts";

export function billingModule(parts: ApiComposition): ApiModule {
  const { environment, stores, transact, newId, now, onProblem } = parts;
  const { purchases, storeEvents: events } = stores;
  return {
    async mount(server) {
      const stripe = await openStripe(parts);
      const storefronts = stripe === null ? [] : [stripe];
      const storefrontOf = (of: Pick<StripeStore, "environment"> & { readonly store: string }) =>
        storefronts.find(
          ({ store, environment }) => store === of.store && environment === of.environment,
        ) ?? null;
      const asking = { purchases, transact, storefrontOf };
      const pages = (id: string) => ({
        returnTo: `${environment.publicUrl}/gems?purchase=${id}`,
        backTo: `${environment.publicUrl}/gems`,
      });
      const ask = (id: string) => askStore(asking, id, now);
      const selling = { now, newId, transact, purchases, storefront: stripe };
      mountBillingRoutes(server, { ...selling, pages, ask });
      const simulate = stripe?.simulate ?? null;
      mountSimulatedCheckout(server, { purchases, pages, ask, simulate });
      if (stripe === null) return;
      const handling = { ...asking, events, storefronts, log: onProblem };
      await mountStripeEvents(server, {
        verify: stripe.verify,
        hear: ({ id, kind, subject }) => events.add({ store: "stripe", id, kind, subject }, now()),
        // What is not handled now, the worker takes up later.
        handle: () => void handleStoreEvents(handling, now).catch(say(onProblem)),
      });
    },
  };
}

/** Loaded only where something is sold. */
async function openStripe({
  environment: { stripe },
}: Pick<ApiComposition, "environment">): Promise<StripeStore | null> {
  if (stripe === null) return null;
  const { openStripe: open } = await import("@kinora/storefronts/stripe/open-stripe");
  return open(stripe);
}

const say = (onProblem: (message: string) => void) => (error: unknown) =>
  onProblem(`events of stores: ${error}`);
