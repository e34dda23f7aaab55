import { insertHostedWork } from "@kinora/testing/billing/hosted-work";
import { expect, it } from "vitest";
import { openPaymentDesk } from "./payment-desk.ts";

const shop = await openPaymentDesk();
const { database, olivia, time } = shop;
const costs = async (query = "") => (await olivia("GET", `/api/admin/costs${query}`)).body;

it("the owner sees what works cost and what their gems were bought for, in a period", async () => {
  expect(await costs()).toMatchObject({ environment: null, rows: [], services: [], models: [] });
  const { payment } = await shop.buyer();
  await insertHostedWork(database, {
    ...{ id: "fox", userId: payment.person.id, gems: 10, mills: 40, at: time.today },
    change: { state: "collected", cost: 36 },
  });
  const day = time.today.toISOString().slice(0, 10);
  const { rows, ...about } = await costs();
  expect(rows).toMatchObject([
    { day, service: "fal", model: "flux 1.1 pro", orders: 1, gems: 10, cost: 36_000 },
  ]);
  // A newcomer's given gems burn first.
  expect(rows[0].income).toBeGreaterThan(0);
  expect(rows[0].income).toBe(Math.floor(((10 - rows[0].givenGems) * 14_990_000) / 1_500));
  expect(about).toMatchObject({
    ...{ environment: "simulated", to: day, services: [{ name: "fal", title: "fal" }] },
    models: [{ name: "flux 1.1 pro", title: "FLUX 1.1 Pro" }],
  });
  expect((Date.parse(about.to) - Date.parse(about.from)) / 86_400_000).toBe(29);
  expect((await costs("?days=1")).from).toBe(day);
  expect((await costs("?from=2020-01-01&to=2020-02-29")).rows).toEqual([]);
  expect((await costs("?service=replicate")).rows).toEqual([]);
});

it("half a period, one backwards or one longer than a year is refused", async () => {
  for (const query of ["from=2026-01-01", "from=2026-01-02&to=2026-01-01", "days=367"])
    expect((await olivia("GET", `/api/admin/costs?${query}`)).status).toBe(422);
  const { status } = await olivia("GET", "/api/admin/costs?from=2024-01-01&to=2025-01-01");
  expect(status).toBe(422);
});
