import { postgresDifferences } from "@kinora/database/payment/postgres-differences";
import { answerInquiries } from "@kinora/domain/billing/answer-inquiries";
import { claimGranted } from "@kinora/domain/billing/claim-granted";
import { askAboutUnsettled, handleStoreEvents } from "@kinora/domain/billing/handle-store-events";
import { lookAtShelves } from "@kinora/domain/billing/look-at-shelves";
import { lookForVoided } from "@kinora/domain/billing/look-for-voided";
import type { StoreSubject } from "@kinora/domain/billing/storefront";
import { watchClaims } from "@kinora/domain/payment/watch-claims";
import { hearOfSubscription } from "@kinora/domain/subscription/hear-of-subscription";
import { before, DAY, HOUR, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { composeStores } from "./compose-stores.ts";

/** Stripe repeats events for three days; the other stores for at most five. */
const EVENT_DAYS = 30;

export function billingModule(parts: WorkerComposition): WorkerModule {
  const { now } = parts;
  const differences = postgresDifferences(parts.database);
  const stores = composeStores(parts);
  if (stores === null) return {};
  const { events, ports } = stores;
  const handle = async () => {
    const opened = await ports();
    const ask = (id: string, subject: StoreSubject) => hearOfSubscription(opened, id, subject, now);
    const findPlanByPayment = opened.subscriptions.findByPayment;
    const handling = { ...opened, events, findPlanByPayment, askAboutSubscription: ask };
    await handleStoreEvents(handling, now);
  };
  return {
    clockTasks: [
      {
        name: "handle events of stores",
        every: MINUTE / 6,
        async run() {
          if (await events.isDue(now())) await handle();
        },
      },
      {
        name: "tell stores what was granted",
        every: MINUTE,
        run: async () => claimGranted(await ports(), now),
      },
      {
        name: "watch purchases that are not claimed",
        every: HOUR,
        run: async () => watchClaims({ ...(await ports()), differences }, now),
      },
      {
        name: "look for voided purchases",
        every: HOUR,
        async run() {
          const opened = await ports();
          if (opened.googlePlay !== null) await lookForVoided(opened, opened.googlePlay, now);
        },
      },
      {
        name: "answer questions about refunds",
        every: MINUTE,
        run: async () => answerInquiries(await ports(), now),
      },
      {
        name: "look at products in stores",
        every: HOUR,
        run: async () => lookAtShelves(await ports(), now),
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
