import type { Shop as Offer, Purchase } from "@kinora/contracts/billing/billing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, Refused, type Replies } from "../../test/fake-server.ts";
import { product, purchase, shop } from "../../test/shop-builders.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { Shop } from "./shop.tsx";

const page = (items: Purchase[] = []) => ({ items, nextCursor: null });

function showShop(offer: Partial<Offer> = {}, replies: Replies = {}) {
  const calls = fakeServer({
    getShop: () => shop(offer),
    listPurchases: () => page(),
    ...replies,
  });
  const onReceipt = vi.fn();
  const shown = show(() => (
    <Shop plans={null} loading={null} rest={<p>The rest</p>} onReceipt={onReceipt} />
  ));
  return { ...shown, calls, onReceipt };
}

const cards = async () => within(await screen.findByRole("region", { name: "Buy gems" }));
const buy = (price: string) => screen.findByRole("button", { name: `Buy · ${price}` });

test("offers products with price, what they buy and the price of 100 gems", async () => {
  showShop();
  const items = (await cards()).getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(
      /750 gems.*Starter pack, once per account.*About 750 pictures or 12 minutes of film by the built-in painter.*\$0\.67 per 100 gems.*Buy · \$4\.99$/,
    ),
    expect.stringMatching(/About 1,500 pictures or 25 minutes.*\$1\.00 per 100 gems.*\$14\.99$/),
    expect.stringMatching(/About 20,000 pictures or 5 hours.*\$0\.80 per 100.*\$159\.99$/),
  ]);
  expect(screen.queryByText(/demo shop|Test payments/)).toBeNull();
  screen.getByText("The rest");
});

test("states the terms before the buttons", async () => {
  showShop();
  const section = await cards();
  section.getByText(/Taxes may be added at checkout.*right of withdrawal/);
  expect(section.getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("/terms");
});

test("shows a pack that is sold once as owned", async () => {
  showShop({
    products: [product({ id: "starter_pack_nonconsumable", unsold: "bought_once" }), product()],
  });
  const [starter] = (await cards()).getAllByRole("listitem");
  expect(starter?.textContent).toContain("You have it");
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test.each([
  ["simulated", "This is a demo shop: nothing is paid, and no card is asked for."],
  ["test", "Test payments only: no money moves."],
] as const)("labels a %s shop", async (environment, words) => {
  showShop({ environment });
  await screen.findByText(words);
});

test("says where nothing is sold, and shows the rest of the page", async () => {
  showShop({ environment: null, products: [] });
  await screen.findByText("Gems can't be bought here.");
  expect(screen.queryByRole("region", { name: "Buy gems" })).toBeNull();
  screen.getByText("The rest");
});

test("shows the rest of the page when the shop can't be read", async () => {
  showShop(
    {},
    {
      getShop: () => {
        throw new Refused(500, "INTERNAL");
      },
    },
  );
  await screen.findByRole("alert");
  screen.getByText("The rest");
});

test("stands at the pack that a link names, also when what is above it comes later", async () => {
  history.replaceState(null, "", "/gems#gem_pack_1500");
  const { user } = showShop();
  const layouts: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #called: () => void;
      constructor(called: () => void) {
        this.#called = called;
      }
      observe = () => layouts.push(this.#called);
      disconnect = () => layouts.splice(0);
    },
  );
  const stood: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    stood.push(this);
  });
  const meant = (await buy("$14.99")).closest("li") as HTMLElement;
  expect(document.activeElement).toBe(await buy("$14.99"));
  expect(meant.className).toContain("pointed-at");
  expect((await buy("$4.99")).closest("li")?.className).not.toContain("pointed-at");
  for (const laidOut of [...layouts, ...layouts]) laidOut();
  expect(stood).toEqual([document.activeElement, document.activeElement]);
  await user.click(screen.getByText("The rest"));
  expect(layouts).toEqual([]);
});

test("opens the store's page, with one key for repeated presses", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", {
    ...window.location,
    ...{ href: window.location.href, origin: window.location.origin, assign },
  });
  let away = true;
  const { calls, store, user } = showShop(
    {},
    {
      beginCheckout: () => {
        if (away) throw new Refused(503, "STORE_UNREACHABLE");
        return { purchaseId: "pur_1", url: "https://store.example/pay" };
      },
    },
  );
  await user.click(await buy("$14.99"));
  await untilSaid(store, "The store doesn't answer. Nothing is charged twice.");
  expect(assign).not.toHaveBeenCalled();
  away = false;
  await waitFor(async () => expect((await buy("$14.99")).hasAttribute("disabled")).toBe(false));
  await user.click(await buy("$14.99"));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://store.example/pay"));
  screen.getByRole("button", { name: "Opening checkout" });
  expect((await buy("$4.99")).hasAttribute("disabled")).toBe(true);

  // Back from the store, in the browser's copy of the page.
  act(() => void fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true })));
  await user.click(await buy("$14.99"));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  const begun = calls.filter(({ name }) => name === "beginCheckout");
  expect(begun.map(({ body }) => body)).toEqual(Array(3).fill({ product: "gem_pack_1500" }));
  const [first, second, third] = begun.map(({ key }) => key);
  expect(first).toBe(second);
  expect(third).not.toBe(second);
});

test("lists purchases with their state in words, and opens receipts", async () => {
  const bought = (about: Partial<Purchase>) => purchase({ id: crypto.randomUUID(), ...about });
  const { onReceipt, user } = showShop(
    {},
    {
      listPurchases: () =>
        page([
          bought({ state: "pending", receiptId: null }),
          bought({ environment: "simulated" }),
          bought({ refunded: 750, gemsTakenBack: 750 }),
          bought({ state: "refunded", refunded: 1_499, gemsTakenBack: 1_500 }),
          bought({ state: "disputed", gemsTakenBack: 200 }),
          bought({ state: "canceled", receiptId: null }),
          bought({ state: "open", receiptId: null }),
        ]),
    },
  );
  const list = within(await screen.findByRole("region", { name: "Purchases" }));
  const rows = list.getAllByRole("listitem").map(({ textContent }) => textContent);
  const states = [
    "Payment on its way",
    "Paid · demo, no money",
    "Paid · $7.50 refunded · 750 of 1,500 gems taken back",
    "Refunded · 1,500 of 1,500 gems taken back",
    "Disputed · 200 of 1,500 gems taken back",
    "Not paid",
    "Checkout not finished",
  ];
  for (const [at, state] of states.entries())
    expect(rows[at]).toContain(`Pack of 1,500 gems${state}Jun 15, 2026$14.99`);
  const receipts = list.getAllByRole("button", { name: /Receipt$/ });
  expect(receipts).toHaveLength(4);
  await user.click(receipts[0] as HTMLElement);
  expect(onReceipt).toHaveBeenCalledWith("rcp_1");
});

test("loads earlier purchases on request", async () => {
  const { user } = showShop(
    {},
    {
      listPurchases: ({ query }) =>
        query.cursor
          ? page([purchase({ id: "pur_0", product: "starter_pack_nonconsumable", gems: 750 })])
          : { items: [purchase()], nextCursor: "pur_1" },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Show earlier purchases" }));
  await screen.findByText("Starter pack, 750 gems");
});

test("shows no heading for purchases while there are none", async () => {
  showShop();
  await screen.findByText("The rest");
  expect(screen.queryByRole("heading", { name: "Purchases" })).toBeNull();
});
