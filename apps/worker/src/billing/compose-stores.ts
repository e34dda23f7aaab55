import { readStripeSettings } from "@kinora/contracts/billing/stripe-settings";
import { storesOnPool, transact } from "@kinora/database/transact";
import type { WorkerComposition } from "../compose.ts";

/** Opens the stores where this server sells, when there is something to ask; null for none. */
export function composeStores({
  database,
  boss,
  log,
}: Pick<WorkerComposition, "database" | "boss" | "log">) {
  const settings = readStripeSettings(process.env);
  if (settings === null) return null;
  const { purchases, subscriptions, storeEvents: events } = storesOnPool(database, boss);
  const open = async () => {
    const { openStripe } = await import("@kinora/storefronts/stripe/open-stripe");
    const stripe = openStripe(settings);
    const stripeOf = ({ store, environment }: { store: string; environment: string }) =>
      store === stripe.store && environment === stripe.environment ? stripe : null;
    return {
      ...{ purchases, subscriptions, storefronts: [stripe], log },
      ...{ storefrontOf: stripeOf, planStoreOf: stripeOf },
      transact: <T>(work: Parameters<typeof transact<T>>[2]) => transact(database, boss, work),
    };
  };
  let opened: ReturnType<typeof open> | null = null;
  return {
    events,
    subscriptions,
    ports() {
      opened ??= open();
      return opened;
    },
  };
}
