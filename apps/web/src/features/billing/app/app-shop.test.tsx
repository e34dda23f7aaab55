import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { receiptOf } from "../../../test/fake-app-shell.ts";
import { Refused } from "../../../test/fake-server.ts";
import { heldPlan } from "../../../test/plan-builders.ts";
import { ownPayment } from "../../../test/shop-builders.ts";
import { untilSaid } from "../../../test/show.tsx";
import { PRICES, pack, showAppShop } from "../../../test/show-app-shop.tsx";
import { presentUnfinished } from "./present-unfinished.ts";

test("shows what its store sells at the store's own prices, and no word of any other shop", async () => {
  showAppShop({
    replies: { listOwnPayments: () => ({ items: [ownPayment()], nextCursor: null }) },
  });
  const packs = within(await screen.findByRole("region", { name: "Buy gems" }));
  expect(packs.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Buy · 14,99 €"),
  ]);
  expect(screen.getByRole("button", { name: "Subscribe · 9,99 € a month" })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/stripe|\$|on the web|card/i);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/terms",
    "/privacy",
  ]);
});

test("sells passes, too", async () => {
  const pass = { tier: "pro" as const, days: 30 };
  const { user, store, done } = showAppShop(
    { shop: { products: [{ ...pack, id: "pro_pass_30", gems: 3_500, pass }] } },
    { prices: { ...PRICES, pro_pass_30: "34,99 €" } },
  );
  await user.click(await screen.findByRole("radio", { name: "Once" }));
  await user.click(await screen.findByRole("button", { name: "Buy · 34,99 €" }));
  screen.getByText("A pass doesn't renew.", { exact: false });
  await untilSaid(store, "Thank you. It's yours.");
  expect(done[0]).toMatchObject(["purchase", { product: "pro_pass_30" }]);
});

test("says where no money moves", async () => {
  showAppShop({ shop: { environment: "simulated" } });
  await screen.findByText(/This is a demo shop/);
});

test("names the web shop only where the owner lets the storefront", async () => {
  showAppShop({ shop: { webShop: "https://kinora.example/gems" } });
  const link = await screen.findByRole("link", { name: "Gems on the web" });
  expect(link.getAttribute("href")).toBe("https://kinora.example/gems");
});

test("the store hears that a purchase is finished only when the server has it", async () => {
  let isAway = true;
  const presented: unknown[] = [];
  const { user, store, done } = showAppShop({
    replies: {
      presentReceipt: ({ body }) => {
        presented.push(body);
        if (isAway) throw new Refused(503, "SERVICE_UNAVAILABLE");
        return { noun: "purchase", id: "pur_1" };
      },
    },
  });
  const buy = await screen.findByRole("button", { name: "Buy · 14,99 €" });
  await user.click(buy);
  await untilSaid(store, /can't be reached|unavailable|try again/i);
  const accountToken = "0f5a3c1e-8f0b-4c53-9d5a-1f2f3c4d5e6f";
  expect(done).toEqual([["purchase", { product: "gem_pack_1500", accountToken }]]);
  isAway = false;
  await user.click(buy);
  await untilSaid(store, "Thank you. It's yours.");
  expect(done.at(-1)).toEqual(["finish", receiptOf("gem_pack_1500")]);
  expect(presented).toEqual([receiptOf("gem_pack_1500"), receiptOf("gem_pack_1500")]);
});

test("a sheet that is closed says nothing, and one that waits says for what", async () => {
  const outcomes = [{ outcome: "canceled" }, { outcome: "pending" }] as const;
  let at = 0;
  const { user, store, presented } = showAppShop(
    {},
    { purchase: async () => outcomes[at++] ?? outcomes[0] },
  );
  const buy = await screen.findByRole("button", { name: "Buy · 14,99 €" });
  await user.click(buy);
  await user.click(await screen.findByRole("button", { name: "Buy · 14,99 €" }));
  await untilSaid(store, /waiting for approval or payment/);
  expect(presented).toEqual([]);
});

test("restoring presents every receipt, and says whose one is that isn't theirs", async () => {
  const bound = new Refused(409, "RECEIPT_BOUND", { account: "b…o", way: "apple" });
  const { user, store, done } = showAppShop(
    {
      replies: {
        presentReceipt: ({ body }) => {
          if ((body as { signedTransaction: string }).signedTransaction === "b") throw bound;
          return { noun: "purchase", id: "pur_1" };
        },
      },
    },
    { restore: async () => ["a", "b", "c"].map(receiptOf) },
  );
  await user.click(await screen.findByRole("button", { name: "Restore purchases" }));
  await untilSaid(store, /@b…o has this purchase/);
  expect(done).toEqual([
    ["finish", receiptOf("a")],
    ["finish", receiptOf("c")],
  ]);
});

test("a plan from another shop is managed there, and no second one is offered", async () => {
  showAppShop({ held: [heldPlan({ store: "stripe", state: "active" })] });
  await screen.findByText("You manage this plan where you bought it.");
  expect(screen.queryByRole("button", { name: /Subscribe|Change to|Manage in/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/\$/);
});

test("its own plan is managed in the store, and changed there", async () => {
  const { user, done } = showAppShop({ held: [heldPlan({ store: "app_store", state: "active" })] });
  await user.click(await screen.findByRole("button", { name: "Manage in the App Store" }));
  expect(done).toEqual([["manage"]]);
});

test("what was bought while the app was closed is presented at the next start", async () => {
  const { store, done } = showAppShop(
    {
      replies: {
        presentReceipt: ({ body }) => {
          if ((body as { signedTransaction: string }).signedTransaction === "bad")
            throw new Refused(422, "RECEIPT_INVALID");
          return { noun: "purchase", id: "pur_1" };
        },
      },
    },
    { unfinished: async () => ["bad", "good"].map(receiptOf) },
  );
  await presentUnfinished(store);
  expect(done).toEqual([["finish", receiptOf("good")]]);
});
