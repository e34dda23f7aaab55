import type { AppShop as Offer } from "@kinora/contracts/billing/app-shop";
import type { UserSubscription } from "@kinora/contracts/subscription/subscription";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeAppShell } from "../../../test/fake-app-shell.ts";
import { fakeServer, type Replies } from "../../../test/fake-server.ts";
import { heldPlan } from "../../../test/plan-builders.ts";
import { ownPayment, product } from "../../../test/shop-builders.ts";
import { show } from "../../../test/show.tsx";
import { AppShop } from "./app-shop.tsx";

const { price: _, ...pack } = product();
const offer: Offer = {
  environment: "live",
  products: [pack, { ...pack, id: "gem_pack_8500", gems: 8_500 }],
  plans: [
    { id: "basic_monthly", tier: "basic", period: "monthly", gems: 1_000 },
    { id: "pro_yearly", tier: "pro", period: "yearly", gems: 3_500 },
  ],
  webShop: null,
};
const PRICES = { gem_pack_1500: "14,99 €", basic_monthly: "9,99 €", pro_yearly: "287,88 €" };

function showShop(
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
      return { ...offer, ...shop };
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

test("no second plan is offered while one from another shop runs beside the store's own that ends", async () => {
  const { user } = showShop({
    held: [
      heldPlan({ id: "sub_1", store: "app_store", state: "canceled" }),
      heldPlan({ id: "sub_2", store: "stripe", state: "active", plan: "pro_monthly" }),
    ],
  });
  await screen.findByRole("button", { name: "Manage in the App Store" });
  const yearly = screen.queryByRole("radio", { name: "Yearly" });
  if (yearly) await user.click(yearly);
  expect(screen.queryByRole("button", { name: /Subscribe|Change to/ })).toBeNull();
});

test("no plan is offered while one is being paid at another shop", async () => {
  showShop({ held: [heldPlan({ store: "stripe", state: "pending", plan: "pro_monthly" })] });
  await screen.findByText("Waiting for your payment.");
  expect(screen.queryByRole("button", { name: /Subscribe|Change to/ })).toBeNull();
});

test("purchases of the store, and the question about refunds, are reached when newer ones are of another", async () => {
  const own = ownPayment({ id: "pay_2", store: "app_store", card: null });
  const { user } = showShop({
    replies: {
      getRefundConsent: () => ({ isGiven: false }),
      listOwnPayments: ({ query }) =>
        query.cursor
          ? { items: [own], nextCursor: null }
          : { items: [ownPayment()], nextCursor: "older" },
    },
  });
  await screen.findByText("The rest");
  expect(screen.queryByRole("region", { name: /purchases|payments/i })).not.toBeNull();
  await screen.findByRole("switch", { name: /questions about my refunds/ });
  await user.click(screen.getByRole("button", { name: "Show earlier purchases" }));
  expect(await screen.findAllByRole("button", { name: /Receipt/ })).toHaveLength(1);
});
