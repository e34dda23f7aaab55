import type { Revenue, RevenueRow } from "@kinora/contracts/payment/revenue";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { RevenuePage } from "./revenue-page.tsx";
import { sumRevenue, writeRevenueCsv } from "./sum-revenue.ts";

const row: RevenueRow = {
  ...{ month: "2026-10-01", store: "stripe", product: "pro_monthly", currency: "USD" },
  ...{ recurring: 2_999, holders: 1, started: 1, churned: 0, failed: 0, wonBack: 0 },
  ...{ payments: 1, paid: 2_999, fees: 117, refunds: 0, refunded: 0, disputes: 0, disputed: 0 },
  net: 2_882,
};
const pack: RevenueRow = {
  ...{ ...row, month: "2026-11-01", store: "google_play", product: "gem_pack_1500" },
  ...{ recurring: 0, holders: 0, started: 0, paid: 1_499, fees: 450, net: 1_049 },
};
const revenue: Revenue = {
  ...{ environment: "live", months: ["2026-10-01", "2026-11-01"], disputes: [] },
  rows: [row, { ...row, month: "2026-11-01", started: 0 }, pack],
};

const panelOf = (name: string) => {
  const panel = screen.getByRole("heading", { name }).closest("section");
  if (!panel) throw new Error("no panel");
  return within(panel);
};

test("sums what is shown: everything, one store, one plan", async () => {
  fakeServer({ getRevenue: () => revenue });
  const { user } = show(() => <RevenuePage />);
  await screen.findByRole("heading", { name: "Paid and net" });
  expect(panelOf("Monthly recurring revenue").getAllByText("$29.99").length).toBeGreaterThan(0);
  expect(panelOf("Paid and net").getByText("$74.97")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Store: All stores" }));
  await user.click(await screen.findByRole("button", { name: "Google Play" }));
  expect(panelOf("Paid and net").getAllByText("$14.99").length).toBeGreaterThan(0);
  expect(panelOf("Paid and net").queryByText("$74.97")).toBeNull();
});

test("shows disputes with their deadlines, and says when nothing of it is money", async () => {
  const dispute = {
    ...{ paymentId: "pay_1", handle: "ada", amount: 1_499, currency: "USD", at: row.month },
    ...{ reason: "product_not_received", answerBy: "2026-11-28T10:00:00.000Z" },
  };
  const at = "2026-11-14T10:00:00.000Z";
  fakeServer({
    getRevenue: () => ({ ...revenue, environment: "simulated", disputes: [{ ...dispute, at }] }),
  });
  show(() => <RevenuePage />);
  expect(await screen.findByText("Answer by Nov 28, 2026")).toBeTruthy();
  expect(screen.getByText("product not received")).toBeTruthy();
  expect(screen.getByText(/^Paid in the built-in simulator; no money moved\.$/)).toBeTruthy();
});

test("a server that sold nothing has nothing to show", async () => {
  fakeServer({
    getRevenue: () => ({ environment: null, months: [], rows: [], disputes: [] }),
  });
  show(() => <RevenuePage />);
  expect(await screen.findByText("Nothing was earned yet")).toBeTruthy();
});

test("a month without anything is zero; the file has a line for each row", () => {
  const none = sumRevenue(revenue, { currency: "EUR", store: null, product: null });
  expect(none.map(({ net }) => net)).toEqual([0, 0]);
  const lines = writeRevenueCsv(revenue).split("\r\n");
  expect(lines[0]).toMatch(/^month,store,product,currency,recurring,/);
  expect(lines[3]).toBe(
    "2026-11-01,google_play,gem_pack_1500,USD,0,0,0,0,0,0,1,1499,450,0,0,0,0,1049",
  );
  expect(lines).toHaveLength(5);
});
