import type { Purchase } from "@kinora/contracts/billing/billing";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { purchase } from "../../test/shop-builders.ts";
import { show } from "../../test/show.tsx";
import { PurchaseArrival } from "./purchase-arrival.tsx";

/** @param state the purchase as the server has it; may be changed later */
function follow(state: { now: Partial<Purchase> }) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const calls = fakeServer({ getPurchase: () => purchase(state.now) });
  const onOver = vi.fn();
  const onReceipt = vi.fn();
  const shown = show(() => <PurchaseArrival id="pur_1" onOver={onOver} onReceipt={onReceipt} />);
  return { ...shown, calls, onOver, onReceipt };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const ON_ITS_WAY = "Your payment is on its way. Your 1,500 gems will be added when it arrives.";
const OPEN: Partial<Purchase> = { state: "open", receiptId: null };

test("follows a payment until its gems have arrived, and offers the receipt", async () => {
  const state = { now: OPEN };
  const { calls, onOver, onReceipt, user } = follow(state);
  const status = await screen.findByRole("status");
  await waitFor(() => expect(status.textContent).toBe("Waiting for your payment."));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Your purchase" }));
  state.now = { state: "pending", receiptId: null };
  await pass(2_000);
  await waitFor(() => expect(status.textContent).toBe(ON_ITS_WAY));
  expect(onOver).not.toHaveBeenCalled();
  state.now = {};
  await pass(2_000);
  await waitFor(() => expect(status.textContent).toBe("1,500 gems are yours"));
  expect(onOver).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "See the receipt" }));
  expect(onReceipt).toHaveBeenCalledWith("rcp_1");
  const asked = calls.length;
  await pass(10_000);
  expect(calls).toHaveLength(asked);
});

test("stops after two minutes and refers to the notification", async () => {
  const { calls, onOver } = follow({ now: { state: "pending", receiptId: null } });
  await screen.findByText(ON_ITS_WAY);
  await pass(120_000);
  await screen.findByText(/a notification will tell you when your gems are here\.$/);
  expect(onOver).toHaveBeenCalledTimes(1);
  await pass(3_000);
  const asked = calls.length;
  await pass(10_000);
  expect(calls).toHaveLength(asked);
});

test.each([
  [{ state: "canceled", receiptId: null }, "Nothing was charged."],
  [{ state: "refunded", refunded: 1_499 }, "Your $14.99 for 1,500 gems was refunded."],
  [{ state: "refunded", refunded: 500 }, "$5.00 of your $14.99 for 1,500 gems was refunded."],
  [{ state: "disputed" }, "The payment of this purchase is disputed."],
] satisfies [Partial<Purchase>, string][])("reports %o", async (now, words) => {
  follow({ now });
  await screen.findByText(words);
});

test("reports a purchase that doesn't exist", async () => {
  fakeServer({
    getPurchase: () => {
      throw new Refused(404, "PURCHASE_NOT_FOUND");
    },
  });
  const onOver = vi.fn();
  show(() => <PurchaseArrival id="pur_1" onOver={onOver} onReceipt={() => undefined} />);
  await screen.findByText("This purchase doesn't exist");
  expect(onOver).toHaveBeenCalledTimes(1);
});
