import type { AppPlan, AppProduct } from "@kinora/contracts/billing/app-shop";
import { ALLOWANCES, PLAN_TABLE, PLANS } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { PRODUCTS } from "@kinora/contracts/billing/store-vocabulary";
import { routes } from "@kinora/contracts/routes";
import type { PhoneStore } from "@kinora/domain/billing/phone-store";
import type { PurchaseStore } from "@kinora/domain/billing/purchase-store";
import { unsold } from "@kinora/domain/billing/unsold";
import { whatGemsBuy } from "@kinora/domain/billing/what-gems-buy";
import { holdsTier } from "@kinora/domain/subscription/held-tier";
import type { SubscriptionStore } from "@kinora/domain/subscription/subscription-store";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface AppShopPorts {
  readonly now: () => Date;
  readonly phones: readonly Pick<PhoneStore, "store" | "places">[];
  readonly purchases: Pick<PurchaseStore, "listStanding">;
  readonly subscriptions: Pick<SubscriptionStore, "list">;
  /** Storefronts in which the apps may mention the web shop. */
  readonly webShopIn: () => readonly string[];
  /** Address of the web shop. */
  readonly webShop: string;
}

/** Cheapest first. */
const SOLD = PRODUCTS.toSorted((one, other) => SHOP[one].cents - SHOP[other].cents);

const APP_PLANS: readonly AppPlan[] = PLANS.flatMap((id) => {
  const plan = PLAN_TABLE[id];
  return plan.line === "tier"
    ? { id, tier: plan.tier, period: plan.period, gems: ALLOWANCES[plan.tier] }
    : [];
});

/** Mounts what is sold inside the apps: without prices, which are the store's own. */
export function mountAppShop(server: FastifyInstance, ports: AppShopPorts): void {
  const { now, phones, purchases, subscriptions, webShopIn, webShop } = ports;
  mountRoute(server, routes.getAppShop, async ({ person: { userId, tier }, query }) => {
    const { store, storefront } = query;
    const [place] = phones.find((phone) => phone.store === store)?.places ?? [];
    const environment = place?.environment ?? null;
    const mentions = webShopIn().includes(`${store}:${storefront}`);
    const web = { webShop: mentions ? webShop : null };
    if (environment === null) return { environment, products: [], plans: [], ...web };
    const standing = await purchases.listStanding(userId);
    const holdsPlan = holdsTier(await subscriptions.list(userId), now());
    const products = SOLD.map((id): AppProduct => {
      const { type, gems, pass = null } = SHOP[id];
      const own = standing.find(({ product }) => product === id) ?? null;
      const reason = unsold(id, { tier, standing: own, holdsPlan });
      return { id, type, gems, pass, buys: whatGemsBuy(gems), unsold: reason };
    });
    return { environment, products, plans: [...APP_PLANS], ...web };
  });
}
