import type { PaymentEvent, PaymentFile, StaffPayment } from "@kinora/contracts/payment/payment";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { BooksAlarm } from "./books-alarm.tsx";
import { FoundPayments } from "./found-payments.tsx";
import { PaymentPage } from "./payment-page.tsx";
import { PaymentsPage } from "./payments-page.tsx";

const at = "2026-06-15T12:00:00.000Z";
const payment: StaffPayment = {
  ...{ id: "pay_1", store: "stripe", environment: "live", ref: "pi_1", fee: 73, refunded: 0 },
  person: { id: "usr_ada", handle: "ada" },
  order: { noun: "purchase", id: "pur_1" },
  ...{ product: "gem_pack_1500", price: { amount: 1_499, currency: "USD" }, dispute: "none" },
  ...{ card: { brand: "visa", last4: "4242" }, at },
};
const event: PaymentEvent = {
  ...{ at, turn: "paid", amount: 1_499, gems: null, state: null, ref: "pi_1" },
  ...{ by: null, reason: null, answerBy: null },
};
const file: PaymentFile = {
  ...{ payment, refundable: 1_499, mayRefund: true, plan: null },
  history: [
    event,
    { ...event, turn: "granted", amount: null, gems: 1_500, ref: "rec_1" },
    { ...event, turn: "store_event", amount: null, state: "charge.succeeded", ref: "evt_1" },
  ],
};
const agreed = { items: [], lastRun: { endedAt: at, found: 0, failed: [] } };

test("shows what was paid, with what, and all that happened", async () => {
  fakeServer({ getPayment: () => file });
  show(() => <PaymentPage id="pay_1" />);
  expect(await screen.findByRole("heading", { name: "$14.99 · 1,500 gems" })).toBeTruthy();
  expect(screen.getByText(/Visa ···· 4242, Stripe/)).toBeTruthy();
  expect(screen.getByText("$0.73")).toBeTruthy();
  const lines = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Paid, $14.99"),
    expect.stringContaining("Gems granted, 1,500 gems"),
    expect.stringContaining("Message from the store, charge.succeeded"),
  ]);
});

test("refunds a part with a reason, once however often it is pressed, and never more than is left", async () => {
  const sent: unknown[] = [];
  let isAway = true;
  fakeServer({
    getPayment: () => file,
    refundPayment: ({ body, key }) => {
      sent.push([body, key]);
      if (isAway) throw new Refused(503, "SERVICE_UNAVAILABLE");
      return { ...file, refundable: 999 };
    },
  });
  const { user, store } = show(() => <PaymentPage id="pay_1" />);
  await user.click(await screen.findByRole("button", { name: "Refund" }));
  const amount = await screen.findByLabelText("Amount in USD");
  expect(amount).toHaveProperty("value", "14.99");
  await user.type(screen.getByLabelText("Reason"), "They asked");
  for (const wrong of ["15", "0", "a", "1.234"]) {
    await user.clear(amount);
    await user.type(amount, wrong);
    expect(screen.getByText("An amount up to $14.99.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Refund" })).toHaveProperty("disabled", true);
  }
  await user.clear(amount);
  await user.type(amount, "5,5");
  await user.click(screen.getByRole("button", { name: "Refund $5.50" }));
  await screen.findByRole("button", { name: "Refund $5.50" });
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Refund $5.50" }));
  await untilSaid(store, "Refunded.");
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toEqual([{ cents: 550, reason: "They asked" }, expect.any(String)]);
});

test("says until when a dispute must be answered, and offers no refund", async () => {
  const answerBy = "2026-06-29T12:00:00.000Z";
  const disputed: PaymentFile = {
    ...{ payment: { ...payment, dispute: "open" }, refundable: 0, mayRefund: false, plan: null },
    history: [{ ...event, turn: "disputed", state: "open", reason: "fraudulent", answerBy }],
  };
  fakeServer({ getPayment: () => disputed });
  show(() => <PaymentPage id="pay_1" />);
  expect(await screen.findByText(/Must be answered at the store by Jun 29, 2026/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
});

test("finds payments by what was entered, and those that went back", async () => {
  const asked: unknown[] = [];
  fakeServer({
    listDifferences: () => agreed,
    listRefundInquiries: () => ({ items: [] }),
    listPayments: ({ query }) => {
      asked.push([query.q, query.show]);
      return { items: query.q ? [payment] : [], nextCursor: null };
    },
  });
  const wanted: string[] = [];
  const { user, address } = show(() => <PaymentsPage q="4242" onSearch={(q) => wanted.push(q)} />);
  expect(await screen.findByText("1,500 gems")).toBeTruthy();
  expect(screen.getByText(/They agree\./)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Refunded" }));
  await waitFor(() => expect(address()).toBe("/?show=refunded"));
  await user.type(screen.getByLabelText("Find a payment"), " x{Enter}");
  expect(wanted).toEqual(["4242 x"]);
  const both = [
    ["4242", undefined],
    ["4242", "refunded"],
  ];
  await waitFor(() => expect(asked).toEqual(both));
});

test("what is shown and looked for survives a reload", async () => {
  const asked: unknown[] = [];
  fakeServer({
    listDifferences: () => agreed,
    listRefundInquiries: () => ({ items: [] }),
    listPayments: ({ query }) => {
      asked.push([query.q, query.show]);
      return { items: [], nextCursor: null };
    },
  });
  const { user, address } = show(() => <FoundPayments />, { at: "/?show=disputed#4242" });
  await waitFor(() => expect(asked).toEqual([["4242", "disputed"]]));
  await user.click(await screen.findByRole("radio", { name: "Refunded" }));
  await waitFor(() => expect(address()).toBe("/?show=refunded#4242"));
  await user.type(screen.getByLabelText("Find a payment"), "x{Enter}");
  await waitFor(() => expect(address()).toBe("/?show=refunded#4242x"));
});

test("an alarm names each difference until somebody takes note of it", async () => {
  const difference = {
    ...{ id: "dif_1", name: "stripe: refunded of a payment", subject: "pi_1", expected: "500" },
    ...{ found: "0", since: at, goneAt: null, acknowledgedBy: null, acknowledgedAt: null },
  };
  let noted: typeof difference | object = difference;
  fakeServer({
    listPayments: () => ({ items: [], nextCursor: null }),
    listRefundInquiries: () => ({ items: [] }),
    listDifferences: () => ({
      items: [noted],
      lastRun: { endedAt: at, found: 1, failed: ["stripe"] },
    }),
    acknowledgeDifference: ({ params }) => {
      expect(params.id).toBe("dif_1");
      noted = { ...difference, acknowledgedBy: "olivia", acknowledgedAt: at };
      return noted;
    },
  });
  const { user } = show(() => (
    <>
      <PaymentsPage q="" onSearch={() => {}} />
      <nav>
        <BooksAlarm />
      </nav>
    </>
  ));
  await screen.findByRole("link", { name: "Look at it" });
  const alarm = within(screen.getByRole("main")).getByRole("alert");
  expect(within(alarm).getByText("The books differ in 1 place")).toBeTruthy();
  expect(within(alarm).getByText("Expected 500, found 0")).toBeTruthy();
  expect(screen.getByText(/Not compared: stripe\./)).toBeTruthy();
  await user.click(within(alarm).getByRole("button", { name: "Take note" }));
  await screen.findByText(/noted by @olivia/);
  expect(screen.queryByRole("alert")).toBeNull();
});
