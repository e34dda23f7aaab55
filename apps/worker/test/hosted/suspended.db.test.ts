import { expect, test } from "vitest";
import { ada, openOrders } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

const { shop, order } = await openOrders();

test("waiting orders of a suspended person are not sent to a service", async () => {
  const service = openService("fal", shop.now, { callsBack: false });
  await order("fal");
  await shop.database
    .updateTable("app_user")
    .set({ disabled_at: new Date() })
    .where("id", "=", ada)
    .execute();
  await shop.workOnce(service);
  await shop.database
    .updateTable("app_user")
    .set({ disabled_at: null })
    .where("id", "=", ada)
    .execute();
  expect(service.simulator.orders.size).toBe(0);
});
