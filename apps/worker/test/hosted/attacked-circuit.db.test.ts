import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import type { Exchange } from "@kinora/providers/http/exchange";
import { expect, test } from "vitest";
import { openOrders } from "./open-orders.ts";
import { openService, type SimulatedService } from "./simulated-service.ts";

const { shop, order } = await openOrders();

test("one model that a service no longer knows does not make all its models unavailable to everyone", async () => {
  const real = openService("fal", shop.now, { callsBack: false });
  const withoutModel =
    (exchange: Exchange): Exchange =>
    async (request) =>
      request.method === "POST"
        ? {
            kind: "answered",
            answer: { status: 404, headers: {}, body: '{"detail":"Path /x not found"}' },
          }
        : exchange(request);
  const service: SimulatedService = {
    ...real,
    open: (around) => real.open((exchange) => around(withoutModel(exchange))),
  };
  for (let wish = 0; wish < 5; wish += 1) {
    await order("fal");
    await shop.workOnce(service);
  }
  expect([...(await postgresServiceHealth(shop.database).open()).keys()]).toEqual([]);
});
