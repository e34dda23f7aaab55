import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import type { Exchange } from "@kinora/providers/http/exchange";
import { beforeEach, expect, test } from "vitest";
import { openOrders, wishAt } from "./open-orders.ts";
import { openService, type SimulatedService } from "./simulated-service.ts";

const { shop, order } = await openOrders();

const health = postgresServiceHealth(shop.database);

beforeEach(() => health.forget("fal"));

test.each([
  [404, "no longer knows", '{"detail":"Path /x not found"}'],
  [403, "does not let our key use", '{"detail":"Forbidden"}'],
])(
  "one model (%i) that a service %s does not make all its models unavailable to everyone",
  async (status, _, body) => {
    const real = openService("fal", shop.now, { callsBack: false });
    const withoutModel =
      (exchange: Exchange): Exchange =>
      async (request) =>
        request.method === "POST"
          ? { kind: "answered", answer: { status, headers: {}, body } }
          : exchange(request);
    const service: SimulatedService = {
      ...real,
      open: (around) => real.open((exchange) => around(withoutModel(exchange))),
    };
    for (let wish = 0; wish < 5; wish += 1) {
      const id = await order("fal");
      await shop.workOnce(service);
      await shop.wake(id);
      await shop.workOnce(service);
      const { gems } = wishAt("fal");
      expect(await shop.creation(id)).toMatchObject({
        ...{ status: "failed", gems: { settled: 0, refunded: gems } },
      });
    }
    expect([...(await health.open()).keys()]).toEqual([]);
    const [missing, ...others] = await health.missing(new Date());
    expect(others).toEqual([]);
    const entry = MODEL_ENTRIES.find(({ key }) => key === wishAt("fal").model);
    expect(entry?.routes).toContainEqual(expect.objectContaining({ ...missing }));
  },
);

test("a model that a service does not know is withdrawn twice as long each time, up to half an hour", async () => {
  const begin = Date.parse("2031-01-01T00:00:00Z");
  const route = { protocol: "fal", endpoint: "fal-ai/withdrawn" };
  const at = (minutes: number) => new Date(begin + minutes * 60_000);
  const missing = async (minutes: number) => (await health.missing(at(minutes))).length === 1;
  const note = (minutes: number) =>
    health.note("fal", { kind: "missing", endpoint: route.endpoint }, at(minutes));
  await note(0);
  // Refused at the same time: counts once.
  await note(0.5);
  expect(await health.missing(at(0.9))).toEqual([route]);
  expect(await missing(1)).toBe(false);
  await note(1);
  expect([await missing(2.9), await missing(3)]).toEqual([true, false]);
  for (const minutes of [3, 10, 30, 60]) await note(minutes);
  await note(100);
  expect([await missing(129), await missing(130)]).toEqual([true, false]);
  await note(2 * 24 * 60);
  expect(await missing(2 * 24 * 60 + 1)).toBe(false);
  await note(3 * 24 * 60);
  await health.forget("fal");
  expect(await missing(3 * 24 * 60)).toBe(false);
});
