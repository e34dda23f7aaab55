import type { CostRow, Costs } from "@kinora/contracts/payment/costs";
import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { daysOf, readPeriod } from "./cost-period.ts";
import { CostsPage } from "./costs-page.tsx";
import { microText, unitPriceText } from "./micro-text.ts";
import { sumByDay, sumByModel, sumCosts, writeCostsCsv } from "./sum-costs.ts";

const row: CostRow = {
  ...{ day: "2026-11-20", service: "fal", model: "flux 1.1 pro" },
  ...{ orders: 4, delivered: 3, failed: 1, unknown: 1, cost: 160_000, unknownCost: 40_000 },
  ...{ gems: 30, givenGems: 10, income: 200_000 },
};
const loss: CostRow = {
  ...{ ...row, day: "2026-11-22", service: "replicate", model: "seedream-4", orders: 1 },
  ...{ delivered: 1, failed: 0, unknown: 0, cost: 30_000, unknownCost: 0 },
  ...{ gems: 8, givenGems: 8, income: 0 },
};
const painted: CostRow = {
  ...{ ...loss, service: "studio", model: "core", orders: 2, delivered: 2, cost: 0, gems: 2 },
  ...{ givenGems: 0, income: 20_000 },
};
const costs: Costs = {
  ...{ environment: "live", from: "2026-11-20", to: "2026-11-22", rows: [row, loss, painted] },
  services: [
    { name: "fal", title: "fal" },
    { name: "replicate", title: "Replicate" },
    { name: "studio", title: "studio" },
  ],
  models: [
    { name: "flux 1.1 pro", title: "FLUX 1.1 Pro" },
    { name: "seedream-4", title: "Seedream 4" },
    { name: "core", title: "Kinora" },
  ],
};

const shown = () => show((search) => <CostsPage search={search} onSearch={() => {}} />);
const rowOf = (name: RegExp) => within(screen.getByRole("row", { name }));

test("shows totals, and each model with what one order costs; losses are named", async () => {
  fakeServer({ getCosts: () => costs });
  shown();
  const table = await screen.findByRole("region", { name: "By model" });
  expect(
    within(table)
      .getAllByRole("rowheader")
      .map((head) => head.textContent),
  ).toEqual(["FLUX 1.1 Profal", "Seedream 4Replicate", "KinoraKinora's own engine"]);
  const flux = rowOf(/FLUX/);
  for (const words of ["$0.16", "$0.04 unconfirmed", "7.5", "$0.20", "20%", "1 outcome unknown"])
    expect(flux.getByText(words)).toBeTruthy();
  const seedream = rowOf(/Seedream/);
  expect(seedream.getByText("-$0.03")).toBeTruthy();
  expect(seedream.getByText("Loss")).toBeTruthy();
  expect(seedream.getByText("–")).toBeTruthy();
  expect(screen.getAllByText("$0.22").length).toBeGreaterThan(0);
  expect(screen.getByText("of 40 spent")).toBeTruthy();
});

test("one service alone, and a period, stand in the address", async () => {
  const asked: unknown[] = [];
  fakeServer({
    getCosts: ({ query }) => {
      asked.push(query);
      return costs;
    },
  });
  const found: unknown[] = [];
  const { user } = show(
    (search) => <CostsPage search={search} onSearch={(next) => found.push(next)} />,
    { at: "/?service=fal&days=90" },
  );
  expect(await screen.findByRole("button", { name: "Service: fal" })).toBeTruthy();
  expect(screen.queryByRole("row", { name: /Seedream/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Service: fal" }));
  await user.click(await screen.findByRole("button", { name: "All services" }));
  await user.click(screen.getByRole("radio", { name: "7 days" }));
  await user.click(screen.getByRole("radio", { name: "Other" }));
  expect(found).toEqual([
    { days: 90 },
    { days: 7, service: "fal" },
    { from: "2026-11-20", to: "2026-11-22", service: "fal" },
  ]);
  expect(asked).toEqual([{ days: "90" }]);
});

/** Keeps the period, as the address does. */
function Kept({ found }: { readonly found: unknown[] }) {
  const [search, setSearch] = useState<object>({ from: "2026-11-20", to: "2026-11-22" });
  const choose = (next: object) => {
    found.push(next);
    setSearch(next);
  };
  return <CostsPage search={search} onSearch={choose} />;
}

test("other days can be typed without losing the field; what is no period is said", async () => {
  fakeServer({ getCosts: () => costs });
  const found: unknown[] = [];
  show(() => <Kept found={found} />);
  const first = await screen.findByLabelText("First day");
  first.focus();
  fireEvent.change(first, { target: { value: "2026-11-01" } });
  expect(document.activeElement).toBe(screen.getByLabelText("First day"));
  fireEvent.change(first, { target: { value: "2026-12-01" } });
  expect(screen.getByText("A period has between 1 and 366 days.")).toBeTruthy();
  expect(found).toEqual([{ from: "2026-11-01", to: "2026-11-22" }]);
});

test("a period without orders says so", async () => {
  fakeServer({ getCosts: () => ({ ...costs, rows: [], services: [], models: [] }) });
  shown();
  expect(await screen.findByText("Nothing was ordered in this period")).toBeTruthy();
});

test("sums of models and of days are the sum of all; days without orders are zero", () => {
  const all = sumCosts(costs.rows);
  expect(all).toMatchObject({ cost: 190_000, income: 220_000, margin: 30_000, givenGems: 18 });
  for (const parts of [sumByModel(costs.rows), sumByDay(costs.rows, daysOf(costs))])
    for (const figure of ["cost", "income", "margin", "gems", "orders"] as const)
      expect(parts.reduce((sum, one) => sum + one[figure], 0)).toBe(all[figure]);
  expect(sumByDay(costs.rows, daysOf(costs)).map(({ cost }) => cost)).toEqual([160_000, 0, 30_000]);
  const lines = writeCostsCsv(costs.rows).split("\r\n");
  expect(lines[0]).toMatch(/^day,service,model,orders,.*,income,margin$/);
  expect(lines[2]).toBe("2026-11-22,replicate,seedream-4,1,1,0,0,30000,0,8,8,0,-30000");
});

test("an address that makes no sense is the last 30 days; small prices keep their digits", () => {
  const usual = { days: 30 };
  for (const search of [{}, { days: "x" }, { days: 0 }, { from: "2026-01-02", to: "2026-01-01" }])
    expect(readPeriod(search)).toEqual(usual);
  expect(readPeriod({ from: "2026-01-01", to: "2026-01-31", days: 7 })).toEqual({
    ...{ from: "2026-01-01", to: "2026-01-31" },
  });
  expect([unitPriceText(36_000), unitPriceText(1_234_560), microText(-3_000)]).toEqual([
    ...["$0.036", "$1.23", "$0.00"],
  ]);
});
