import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import {
  APP_STORE_EVENTS_PATH,
  GOOGLE_PLAY_EVENTS_PATH,
  STRIPE_EVENTS_PATH,
} from "@kinora/contracts/billing/webhook-paths";
import { handleStoreEvents } from "@kinora/domain/billing/handle-store-events";
import type { StoreNotice, StoreSubject } from "@kinora/domain/billing/storefront";
import { oneAtATime } from "@kinora/domain/one-at-a-time";
import { hearOfSubscription } from "@kinora/domain/subscription/hear-of-subscription";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountAppShop } from "./app-shop-routes.ts";
import { mountBillingRoutes } from "./billing-routes.ts";
import { composeAsking } from "./compose-asking.ts";
import { mountReceiptRoutes } from "./receipt-routes.ts";
import { mountSimulatedCheckout } from "./simulated-checkout-routes.ts";
import { mountStoreEvents, type StoreEventDoor } from "./store-event-routes.ts";

export function billingModule(parts: ApiComposition): ApiModule {
  const { environment, stores, transact, newId, now, onProblem } = parts;
  const { purchases, subscriptions, receipts, inquiries, storeEvents: events } = stores;
  return {
    async mount(server) {
      const opened = await composeAsking(parts);
      const { stripe, appStore, googlePlay, phones, storeOf, asking, claiming, finders } = opened;
      const { askPurchase: ask, askPlan, claimSoon } = opened;
      const pages = (id: string) => ({
        returnTo: `${environment.publicUrl}/gems?purchase=${id}`,
        backTo: `${environment.publicUrl}/gems`,
      });
      const selling = { now, newId, transact, purchases, subscriptions, storefront: stripe };
      mountBillingRoutes(server, { ...selling, pages, ask });
      const plans = { find: subscriptions.findByCheckout, ask: askPlan };
      const simulate = stripe?.simulate ?? null;
      mountSimulatedCheckout(server, { purchases, pages, ask, plans, simulate });
      mountAppShop(server, {
        ...{ now, phones, purchases, subscriptions, webShop: pages("").backTo },
        webShopIn: () => parts.switches.current().webShopIn,
      });
      mountReceiptRoutes(server, {
        ...{ ...claiming, phoneStores: phones, receipts },
        async ask({ noun, id }) {
          await (noun === "purchase" ? ask(id) : askPlan(id));
          claimSoon();
        },
      });
      const listening = { subscriptions, transact, planStoreOf: storeOf, log: onProblem };
      const askAboutSubscription = (id: string, subject: StoreSubject) =>
        hearOfSubscription(listening, id, subject, now);
      const handling = {
        ...{ ...asking, askAboutSubscription, events, finders, log: onProblem },
        findPlanByPayment: subscriptions.findByPayment,
      };
      // A payment comes with several events at once, whose answers would outdate each other.
      const handle = oneAtATime(() => handleStoreEvents(handling, now));
      const doorOf = (store: StoreName): Omit<StoreEventDoor, "path" | "verify"> => ({
        async hear({ id, kind, subject, inquiry }) {
          // First: a process that ends in between hears of it again.
          if (inquiry) await inquiries.add({ store, id }, inquiry);
          return events.add({ store, id, kind, subject }, now());
        },
        // What is not handled now, the worker takes up later.
        handle: () => void handle().then(claimSoon).catch(say(onProblem)),
      });
      if (stripe !== null)
        await mountStoreEvents(server, {
          ...{ ...doorOf("stripe"), path: STRIPE_EVENTS_PATH },
          verify: (body, headers) => verifySigned(stripe.verify, body, headers["stripe-signature"]),
        });
      if (appStore !== null)
        await mountStoreEvents(server, {
          ...{ ...doorOf("app_store"), path: APP_STORE_EVENTS_PATH, verify: appStore.verify },
        });
      if (googlePlay !== null)
        await mountStoreEvents(server, {
          ...{ ...doorOf("google_play"), path: GOOGLE_PLAY_EVENTS_PATH },
          verify: googlePlay.verify,
        });
    },
  };
}

async function verifySigned(
  verify: (body: string, signature: string) => Promise<StoreNotice | null>,
  body: string,
  signature: unknown,
): Promise<StoreNotice | null> {
  return typeof signature === "string" ? verify(body, signature) : null;
}

const say = (onProblem: (message: string) => void) => (error: unknown) =>
  onProblem(`events of stores: ${error}`);
