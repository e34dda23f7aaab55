import type { Product } from "@kinora/contracts/billing/billing";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { PRODUCTS } from "@kinora/contracts/billing/store-vocabulary";
import { routes } from "@kinora/contracts/routes";
import {
  type BeginCheckoutPorts,
  beginCheckout,
  checkoutsOpenSince,
} from "@kinora/domain/billing/begin-checkout";
import type { PurchaseRecord, PurchaseStore } from "@kinora/domain/billing/purchase-store";
import { unsold } from "@kinora/domain/billing/unsold";
import { whatGemsBuy } from "@kinora/domain/billing/what-gems-buy";
import { Refusal } from "@kinora/domain/refusal";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { holdsTier } from "@kinora/domain/subscription/held-tier";
import type { SubscriptionStore } from "@kinora/domain/subscription/subscription-store";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import { presentPurchase } from "./present-purchase.ts";

export interface BillingRoutePorts extends BeginCheckoutPorts {
  readonly now: () => Date;
  readonly purchases: PurchaseStore;
  readonly subscriptions: Pick<SubscriptionStore, "list">;
  /** Asks the store what became of a purchase, and books it. */
  readonly ask: (id: string) => Promise<PurchaseRecord | null>;
}

/** Milliseconds for which the store's last answer about an unpaid purchase is good enough. */
const ASK_AGAIN = 2_000;

export function mountBillingRoutes(server: FastifyInstance, ports: BillingRoutePorts): void {
  const { now, purchases, subscriptions, storefront } = ports;

  mountRoute(server, routes.getShop, async ({ person: { userId, tier } }) => {
    if (storefront === null) return { environment: null, products: [] };
    const standing = await purchases.listStanding(userId);
    const holdsPlan = holdsTier(await subscriptions.list(userId), now());
    const products = PRODUCTS.map((id): Product => {
      const { type, gems, cents, pass = null } = SHOP[id];
      const own = standing.find(({ product }) => product === id) ?? null;
      const price = { amount: cents, currency: "USD" };
      const buys = whatGemsBuy(gems);
      const reason = unsold(id, { tier, standing: own, holdsPlan });
      return { id, type, gems, price, pass, buys, unsold: reason };
    });
    return {
      environment: storefront.environment,
      products: products.toSorted((one, other) => one.price.amount - other.price.amount),
    };
  });

  mountRoute(server, routes.beginCheckout, async ({ person, body, idempotencyKey: key }) => {
    const buyer = { id: person.userId, tier: person.tier };
    return beginCheckout(ports, { buyer, product: body.product, key, now: now() });
  });

  mountRoute(server, routes.listPurchases, ({ person: { userId }, query: { show, ...query } }) => {
    const unpaidSince = show === "unpaid" ? checkoutsOpenSince(now()) : null;
    return readPage({
      ...query,
      read: (page) => purchases.list(userId, { ...page, unpaidSince }),
      positionOf: ({ createdAt: at, id }) => ({ at, id }),
      present: (found) => presentPurchase(found, now()),
    });
  });

  mountRoute(server, routes.getPurchase, async ({ person: { userId }, params: { id } }) => {
    const known = await purchases.find(id);
    if (known?.userId !== userId) throw new Refusal("PURCHASE_NOT_FOUND");
    return presentPurchase((await current(known)) ?? known, now());
  });

  /** A buyer who returns from the store sees their gems even if the store's event is late. */
  async function current(known: PurchaseRecord): Promise<PurchaseRecord | null> {
    const isSettled = known.state !== "open" && known.state !== "pending";
    const askedAt = known.askedAt ?? known.createdAt;
    if (isSettled || +now() - +askedAt < ASK_AGAIN) return known;
    try {
      return await ports.ask(known.id);
    } catch (error) {
      if (error instanceof StoreUnreachable) return known;
      throw error;
    }
  }
}
