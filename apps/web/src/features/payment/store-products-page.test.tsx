import type { StoreProduct } from "@kinora/contracts/billing/product-state";
import { PRODUCT_STATES } from "@kinora/contracts/billing/review-states";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { productAdvice } from "./product-advice.ts";
import { StoreProductsPage } from "./store-products-page.tsx";

const at = "2026-11-26T12:00:00.000Z";
const one = (product: StoreProduct["product"], state: StoreProduct["state"]): StoreProduct => ({
  ...{ product, state, rawState: state.toUpperCase(), since: at },
});

test("says of each product that a store doesn't sell in which state it is, and what to do", async () => {
  fakeServer({
    getStoreProducts: () => ({
      shelves: [
        {
          ...{ store: "app_store", lookedAt: at, problem: null },
          products: [one("gem_pack_1500", "approved"), one("pro_yearly", "rejected")],
        },
        { store: "google_play", lookedAt: null, problem: null, products: [] },
        {
          ...{ store: "stripe", lookedAt: at, problem: "Stripe: no answer" },
          products: [one("gem_pack_1500", "active")],
        },
      ],
    }),
  });
  show(() => <StoreProductsPage />);
  const apple = await screen.findByRole("region", { name: "App Store" });
  expect(within(apple).getByText(/1 of 2 on sale/)).toBeTruthy();
  const [first] = within(apple).getAllByRole("listitem");
  expect(first?.textContent).toContain("Pro, yearly");
  expect(first?.textContent).toContain("Rejected");
  expect(first?.textContent).toContain("Read Apple's reason");
  const google = screen.getByRole("region", { name: "Google Play" });
  expect(google.textContent).toContain("GOOGLE_PLAY_SERVICE_ACCOUNT");
  const stripe = screen.getByRole("region", { name: "Stripe" });
  expect(within(stripe).getByRole("alert").textContent).toContain("Stripe: no answer");
  expect(stripe.textContent).toContain("Everything is on sale.");
});

test("there is advice for every state of a product that can't be bought", () => {
  show(() => <p />);
  const silent = PRODUCT_STATES.filter(
    (state) => !productAdvice("app_store", one("pro_yearly", state)),
  );
  expect(silent).toEqual(["approved", "active"]);
});
