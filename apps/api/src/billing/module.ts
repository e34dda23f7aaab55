import { askStore } from "@kinora/domain/billing/ask-store";
import { handleStoreEvents } from "@kinora/domain/billing/handle-store-events";
import type { StoreSubject } from "@kinora/domain/billing/storefront";
import { oneAtATime } from "@kinora/domain/one-at-a-time";
import { hearOfSubscription } from "@kinora/domain/subscription/hear-of-subscription";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { askAbout, planStoreIn } from "../subscription/ask-about.ts";
import { mountBillingRoutes } from "./billing-routes.ts";
import { mountSimulatedCheckout } from "./simulated-checkout-routes.ts";
import { mountStripeEvents } from "./stripe-event-routes.ts";

export function billingModule(parts: ApiComposition): ApiModule {
  const { environment, stores, transact, newId, now, onProblem } = parts;
  const { purchases, subscriptions, storeEvents: events } = stores;
  return {
    async mount(server) {
      const stripe = await parts.openStripe();
      const storefronts = stripe === null ? [] : [stripe];
      const storefrontOf = (of: { readonly store: string; readonly environment: string }) =>
        storefronts.find(
          ({ store, environment }) => store === of.store && environment === of.environment,
        ) ?? null;
      const asking = { purchases, transact, storefrontOf };
      const pages = (id: string) => ({
        returnTo: `${environment.publicUrl}/gems?purchase=${id}`,
        backTo: `${environment.publicUrl}/gems`,
      });
      const ask = (id: string) => askStore(asking, id, now);
      const selling = { now, newId, transact, purchases, subscriptions, storefront: stripe };
      mountBillingRoutes(server, { ...selling, pages, ask });
      const plans = { find: subscriptions.findByCheckout, ask: askAbout(parts, stripe) };
      const simulate = stripe?.simulate ?? null;
      mountSimulatedCheckout(server, { purchases, pages, ask, plans, simulate });
      if (stripe === null) return;
      const planStoreOf = planStoreIn(stripe);
      const listening = { subscriptions, transact, planStoreOf, log: onProblem };
      const askAboutSubscription = (id: string, subject: StoreSubject) =>
        hearOfSubscription(listening, id, subject, now);
      const handling = {
        ...{ ...asking, askAboutSubscription, events, storefronts, log: onProblem },
        findPlanByPayment: subscriptions.findByPayment,
      };
      // A payment comes with several events at once, whose answers would outdate each other.
      const handle = oneAtATime(() => handleStoreEvents(handling, now));
      await mountStripeEvents(server, {
        verify: stripe.verify,
        hear: ({ id, kind, subject }) => events.add({ store: "stripe", id, kind, subject }, now()),
        // What is not handled now, the worker takes up later.
        handle: () => void handle().catch(say(onProblem)),
      });
    },
  };
}

const say = (onProblem: (message: string) => void) => (error: unknown) =>
  onProblem(`events of stores: ${error}`);
