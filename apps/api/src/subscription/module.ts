import { composeAsking } from "../billing/compose-asking.ts";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { planStoreIn } from "./plan-store-in.ts";
import { mountSubscriptionRoutes } from "./subscription-routes.ts";

export function subscriptionModule(parts: ApiComposition): ApiModule {
  const { environment, stores, transact, newId, now } = parts;
  return {
    async mount(server) {
      const { stripe: planStore, askPlan } = await composeAsking(parts);
      mountSubscriptionRoutes(server, {
        ...{ transact, newId, now, planStore, planStoreOf: planStoreIn(planStore) },
        ...{ subscriptions: stores.subscriptions, passes: stores.passes },
        extensions: stores.extensions,
        ask: askPlan,
        pages: (id) => ({
          returnTo: `${environment.publicUrl}/gems?plan=${id}`,
          backTo: `${environment.publicUrl}/gems`,
        }),
      });
    },
  };
}
