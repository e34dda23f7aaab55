import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { heldPlan } from "../../../test/plan-builders.ts";
import { ownPayment } from "../../../test/shop-builders.ts";
import { showAppShop } from "../../../test/show-app-shop.tsx";

test("no second plan is offered while one from another shop runs beside the store's own that ends", async () => {
  const { user } = showAppShop({
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
  showAppShop({ held: [heldPlan({ store: "stripe", state: "pending", plan: "pro_monthly" })] });
  await screen.findByText("Waiting for your payment.");
  expect(screen.queryByRole("button", { name: /Subscribe|Change to/ })).toBeNull();
});

test("purchases of the store, and the question about refunds, are reached when newer ones are of another", async () => {
  const own = ownPayment({ id: "pay_2", store: "app_store", card: null });
  const { user } = showAppShop({
    replies: {
      getRefundConsent: () => ({ isGiven: false, hasPaidInApp: true }),
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
