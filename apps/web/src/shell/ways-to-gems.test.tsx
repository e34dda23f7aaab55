import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Shortfall } from "../entities/gem/shortfall.tsx";
import { balance } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { product, shop } from "../test/shop-builders.ts";
import { show } from "../test/show.tsx";
import { FillSlots } from "../ui/slot.tsx";
import { WaysToGems } from "./ways-to-gems.tsx";

const HOUR = 3_600_000;

interface Case {
  readonly missing: number;
  readonly claimable?: boolean;
  readonly sold?: boolean;
}

function open({ missing, claimable = false, sold = true }: Case) {
  const nextAt = new Date(Date.now() + 5 * HOUR).toISOString();
  fakeServer({
    getGemBalance: () => balance({ dailyClaim: { gems: 10, claimable, paused: false, nextAt } }),
    getShop: () =>
      shop({
        products: !sold
          ? []
          : [
              product({
                id: "gem_pack_3750",
                gems: 3_750,
                price: { amount: 3_499, currency: "USD" },
              }),
              product({
                id: "gem_pack_1500",
                gems: 1_500,
                price: { amount: 1_499, currency: "USD" },
              }),
              product({
                ...{ id: "starter_pack_nonconsumable", gems: 750, unsold: "bought_once" },
                price: { amount: 499, currency: "USD" },
              }),
            ],
      }),
  });
  return show(() => (
    <FillSlots fills={{ "gem.ways": WaysToGems }}>
      <Shortfall missing={missing} kept="Your draft is saved." />
    </FillSlots>
  ));
}

test("offers today's gems first, and the cheapest pack that covers it and can be bought", async () => {
  open({ missing: 12, claimable: true });
  await screen.findByRole("button", { name: "Claim 10 gems" });
  const pack = await screen.findByRole("link", { name: "Pack of 1,500 gems · $14.99" });
  expect(pack.getAttribute("href")).toBe("/gems#gem_pack_1500");
  expect(screen.queryByText(/^(Wait|Claim \d+ gems a)/)).toBeNull();
});

test("says when the next daily gems will be enough", async () => {
  open({ missing: 8 });
  await screen.findByText("Wait: 10 more gems in 5 hours.");
});

test("says when two days of daily gems are enough", async () => {
  const { store } = open({ missing: 15 });
  await screen.findByText("Claim 10 gems tomorrow and 10 the day after.");
  expect(store.getState().ui.toast.text).toBe("");
});

test("leads to the page about gems where no pack covers it", async () => {
  open({ missing: 5_000 });
  const link = await screen.findByRole("link", { name: "Your gems" });
  expect(link.getAttribute("href")).toBe("/gems");
  await waitFor(() => expect(screen.queryByText(/^(Wait|Claim \d+ gems a)/)).toBeNull());
  open({ missing: 5_000, sold: false });
  await screen.findAllByRole("link", { name: "Your gems" });
});
