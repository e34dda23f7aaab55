import { readStripeSettings } from "@kinora/contracts/billing/stripe-settings";
import { storesOnPool, transact } from "@kinora/database/transact";
import type { AskStorePorts } from "@kinora/domain/billing/ask-store";
import { askAboutUnsettled, handleStoreEvents } from "@kinora/domain/billing/handle-store-events";
import { before, DAY, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

/** Stripe repeats events for three days; the other stores for at most five. */
const EVENT_DAYS = 30;

export function billingModule({ database, boss, now, log }: WorkerComposition): WorkerModule {
  const settings = readStripeSettings(process.env);
  if (settings === null) return {};
  const { purchases, storeEvents: events } = storesOnPool(database, boss);
  const open = async () => {
    // Loaded when there is something to ask.
    const { openStripe } = await import("@kinora/storefronts/stripe/open-stripe");
    const stripe = openStripe(settings);
    const storefrontOf: AskStorePorts["storefrontOf"] = ({ store, environment }) =>
      store === stripe.store && environment === stripe.environment ? stripe : null;
    return {
      ...{ purchases, events, storefronts: [stripe], storefrontOf, log },
      transact: <T>(work: Parameters<typeof transact<T>>[2]) => transact(database, boss, work),
    };
  };
  let opened: ReturnType<typeof open> | null = null;
  const ports = () => {
    opened ??= open();
    return opened;
  };
  return {
    clockTasks: [
      {
        name: "handle events of stores",
        every: MINUTE / 6,
        async run() {
          if (await events.isDue(now())) await handleStoreEvents(await ports(), now);
        },
      },
      {
        name: "forget handled events of stores",
        every: DAY,
        run: async () => events.forgetHandled(before(now(), EVENT_DAYS * DAY)),
      },
      {
        name: "ask about unpaid purchases",
        every: 5 * MINUTE,
        run: async () => askAboutUnsettled(await ports(), now),
      },
    ],
  };
}
