import type { AppShop as Offer } from "@kinora/contracts/billing/app-shop";
import type { UserSubscription } from "@kinora/contracts/subscription/subscription";
import { expect } from "vitest";
import { AppShop } from "../features/billing/app/app-shop.tsx";
import { fakeAppShell } from "./fake-app-shell.ts";
import { fakeServer, type Replies } from "./fake-server.ts";
import { product } from "./shop-builders.ts";
import { show } from "./show.tsx";

const { price: _, ...withoutPrice } = product();
/** A pack of the shop, without a price: its store has that. */
export const pack = withoutPrice;
const OFFER: Offer = {
  environment: "live",
  products: [pack, { ...pack, id: "gem_pack_8500", gems: 8_500 }],
  plans: [
    { id: "basic_monthly", tier: "basic", period: "monthly", gems: 1_000 },
    { id: "pro_yearly", tier: "pro", period: "yearly", gems: 3_500 },
  ],
  webShop: null,
};
/** What the store charges. */
export const PRICES = { gem_pack_1500: "14,99 €", basic_monthly: "9,99 €", pro_yearly: "287,88 €" };

/** Shows the shop inside an app whose store sells a pack and two plans, and what it presents. */
export function showAppShop(
  {
    shop = {},
    held = [],
    replies = {},
  }: { shop?: Partial<Offer>; held?: UserSubscription[]; replies?: Replies },
  about: Partial<Parameters<typeof fakeAppShell>[0]> = {},
) {
  const { shell, done } = fakeAppShell({ prices: PRICES, ...about });
  const presented: unknown[] = [];
  fakeServer({
    getAppShop: ({ query }) => {
      expect(query).toMatchObject({ store: "app_store", storefront: "USA" });
      return { ...OFFER, ...shop };
    },
    getSubscriptions: () => ({ environment: "live", plans: [], held, passes: [] }),
    getAccountToken: () => ({ token: "0f5a3c1e-8f0b-4c53-9d5a-1f2f3c4d5e6f" }),
    listOwnPayments: () => ({ items: [], nextCursor: null }),
    presentReceipt: ({ body }) => {
      presented.push(body);
      return { noun: "purchase", id: "pur_1" };
    },
    ...replies,
  });
  const shown = show(() => (
    <AppShop shell={shell} loading={null} rest={<p>The rest</p>} onReceipt={() => {}} />
  ));
  return { ...shown, shell, done, presented };
}
