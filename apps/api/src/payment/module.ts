import { routes } from "@kinora/contracts/routes";
import { readSoldIn } from "@kinora/database/payment/note-payment";
import { ownPayments } from "@kinora/database/payment/own-payments";
import { postgresPaymentReader } from "@kinora/database/payment/postgres-payment-reader";
import { readOpenDisputes, readRevenueRows } from "@kinora/database/payment/read-revenue";
import { askStore } from "@kinora/domain/billing/ask-store";
import { readShelves } from "@kinora/domain/billing/read-shelves";
import type { StoreOrder } from "@kinora/domain/billing/storefront";
import type { RefundPorts } from "@kinora/domain/payment/refund-payment";
import { hearOfSubscription } from "@kinora/domain/subscription/hear-of-subscription";
import type { StripeStore } from "@kinora/storefronts/stripe/open-stripe";
import { composeAsking } from "../billing/compose-asking.ts";
import type { ApiComposition } from "../compose.ts";
import { mountRoute } from "../http/mount-route.ts";
import type { ApiModule } from "../module.ts";
import { planStoreIn } from "../subscription/plan-store-in.ts";
import { composeCosts } from "./compose-costs.ts";
import { mountCostRoutes } from "./cost-routes.ts";
import { mountInquiryRoutes } from "./inquiry-routes.ts";
import { mountOwnPaymentRoutes } from "./own-payment-routes.ts";
import { mountPaymentRoutes } from "./payment-routes.ts";
import { mountRevenueRoutes } from "./revenue-routes.ts";

export function paymentModule(parts: ApiComposition): ApiModule {
  const { database, stores, transact, newId, now } = parts;
  return {
    async mount(server) {
      const { storeOf, askPlan } = await composeAsking(parts);
      const refunding = composeRefunds(parts, await parts.openStripe());
      const { subscriptions, extensions } = stores;
      const extending = { extensions, subscriptions, transact, ask: askPlan, log: parts.onProblem };
      const reader = postgresPaymentReader(database);
      const { differences, shelves, inquiries, receipts } = stores;
      mountInquiryRoutes(server, { now, inquiries, receipts });
      mountRoute(server, routes.getStoreProducts, async () => ({
        shelves: await readShelves(shelves),
      }));
      mountOwnPaymentRoutes(server, ownPayments(database));
      mountPaymentRoutes(server, {
        ...{ now, newId, refunding, reader, differences, transact },
        extending: { ...extending, planStoreOf: storeOf },
      });
      mountRevenueRoutes(server, {
        now,
        soldIn: () => readSoldIn(database),
        rows: (asked) => readRevenueRows(database, asked),
        disputes: (environment) => readOpenDisputes(database, environment),
      });
      mountCostRoutes(server, { now, ...composeCosts(database) });
    },
  };
}

/** Refunds are made where this server sells. */
function composeRefunds(
  { stores, transact, now, onProblem: log }: ApiComposition,
  stripe: StripeStore | null,
): RefundPorts {
  const { payments, purchases, subscriptions } = stores;
  const stripeOf = (of: { readonly store: string; readonly environment: string }) =>
    stripe?.store === of.store && stripe.environment === of.environment ? stripe : null;
  const ask = async ({ noun, id }: StoreOrder, ref: string) => {
    const planStoreOf = planStoreIn(stripe);
    const subject = { kind: "payment", ref } as const;
    if (noun === "purchase")
      await askStore({ purchases, transact, storefrontOf: stripeOf }, id, now);
    else await hearOfSubscription({ subscriptions, transact, planStoreOf, log }, id, subject, now);
  };
  return { payments, transact, deskOf: stripeOf, ask, log };
}
