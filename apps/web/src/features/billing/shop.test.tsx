import type { Shop as Offer } from "@kinora/contracts/billing/billing";
import type { OwnPayment } from "@kinora/contracts/payment/own-payment";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, Refused, type Replies } from "../../test/fake-server.ts";
import { ownPayment, product, purchase, shop } from "../../test/shop-builders.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { Shop } from "./shop.tsx";

const page = <Item,>(items: Item[] = []) => ({ items, nextCursor: null });
const usd = (amount: number) => ({ amount, currency: "USD" });

function showShop(offer: Partial<Offer> = {}, replies: Replies = {}) {
  const calls = fakeServer({
    getShop: () => shop(offer),
    listPurchases: () => page(),
    listOwnPayments: () => page(),
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

test("lists payments with their state in words, and opens their receipts", async () => {
  const paid = (about: Partial<OwnPayment>) => ownPayment({ id: crypto.randomUUID(), ...about });
  const plan = { product: "basic_monthly", gems: 1_000, price: usd(999), receiptId: null } as const;
  const { onReceipt, user } = showShop(
    {},
    {
      listOwnPayments: () =>
        page([
          paid({ environment: "simulated" }),
          paid({ refunded: 750, gemsTakenBack: 750 }),
          paid({ refunded: 1_499, gemsTakenBack: 1_500 }),
          paid({ dispute: "open", gemsTakenBack: 200 }),
          paid({ ...plan, coversUntil: "2026-07-15T12:00:00.000Z" }),
        ]),
    },
  );
  const list = within(await screen.findByRole("region", { name: "Purchases" }));
  const rows = list.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "1,500 gemsPaid · demo, no moneyJun 15, 2026$14.99Receipt",
    "1,500 gems$7.50 refunded · 750 of 1,500 gems taken backJun 15, 2026$14.99Receipt",
    "1,500 gemsRefunded · 1,500 of 1,500 gems taken backJun 15, 2026$14.99Receipt",
    "1,500 gemsDisputed · 200 of 1,500 gems taken backJun 15, 2026$14.99Receipt",
    "Basic, monthlyPaidJun 15, 2026$9.99Receipt",
  ]);
  await user.click(list.getByRole("button", { name: /^Basic, monthly/ }));
  const sheet = await screen.findByRole("dialog", { name: "Payment" });
  for (const words of ["$9.99", "Visa ···· 4242", "June 15, 2026", "July 15, 2026", "Stripe"])
    within(sheet).getByText(words);
  expect(within(sheet).queryByRole("button", { name: "Receipt of the gems" })).toBeNull();
  await user.keyboard("{Escape}");
  await user.click(list.getAllByRole("button", { name: /750 of 1,500/ })[0] as HTMLElement);
  await screen.findByText("1,500 gems, 750 of them taken back");
  await user.click(screen.getByRole("button", { name: "Receipt of the gems" }));
  expect(onReceipt).toHaveBeenCalledWith("rcp_1");
});

test("says what is not paid yet, and where it can be finished", async () => {
  const until = new Date(2026, 5, 15, 14, 30).toISOString();
  const url = "https://store.test/pay/1";
  const unpaid = { receiptId: null, id: "pur_2" };
  showShop(
    {},
    {
      listPurchases: () =>
        page([
          purchase({ ...unpaid, state: "open", page: { url, until } }),
          purchase({ ...unpaid, id: "pur_3", state: "pending" }),
        ]),
    },
  );
  const link = await screen.findByRole("link", { name: "Finish" });
  expect(link.getAttribute("href")).toBe(url);
  screen.getByText("Not paid yet. You can finish until 2:30 PM; then it ends by itself.");
  screen.getByText(/^Your payment is on its way. 1,500 gems will be added/);
});

test("loads earlier purchases on request", async () => {
  const { user } = showShop(
    {},
    {
      listOwnPayments: ({ query }) =>
        query.cursor
          ? page([ownPayment({ id: "pay_0", product: "starter_pack_nonconsumable", gems: 750 })])
          : { items: [ownPayment()], nextCursor: "pay_1" },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Show earlier purchases" }));
  await screen.findByText("Starter pack");
});

test("shows no heading for purchases while there are none", async () => {
  showShop();
  await screen.findByText("The rest");
  expect(screen.queryByRole("heading", { name: "Purchases" })).toBeNull();
});

test("asks those who bought in an app whether their store may be told what they used", async () => {
  let isGiven = false;
  const { user } = showShop(
    {},
    {
      // The purchase in the app is on a later page.
      listOwnPayments: () => ({ items: [ownPayment()], nextCursor: "older" }),
      getRefundConsent: () => ({ isGiven, hasPaidInApp: true }),
      stateRefundConsent: ({ body }) => {
        isGiven = (body as { isGiven: boolean }).isGiven;
        return { isGiven, hasPaidInApp: true };
      },
    },
  );
  const name = "Answer the store's questions about my refunds";
  const consent = await screen.findByRole("switch", { name, checked: false });
  await user.click(consent);
  await screen.findByRole("switch", { name, checked: true });
});

test("asks nobody else", async () => {
  const getRefundConsent = vi.fn(() => ({ isGiven: false, hasPaidInApp: false }));
  showShop({}, { listOwnPayments: () => page([ownPayment()]), getRefundConsent });
  await screen.findByRole("heading", { name: "Purchases" });
  await waitFor(() => expect(getRefundConsent).toHaveBeenCalled());
  expect(screen.queryByRole("switch")).toBeNull();
});
