import { expect, test } from "vitest";
import { openOrders } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

const { shop, order, intentOf } = await openOrders();

test("an order that a busy service put off is not sent once its person is paused", async () => {
  const service = openService("fal", shop.now, { callsBack: false });
  service.simulator.faults.submit.push("429");
  const waiting = await order("fal");
  await shop.workOnce(service);
  expect(await intentOf(waiting)).toMatchObject({ state: "put off" });
  service.simulator.faults.submit.push(...Array<"policy">(5).fill("policy"));
  for (let wish = 0; wish < 5; wish += 1) {
    await order("fal");
    await shop.workOnce(service);
  }
  const refusals = await shop.database.selectFrom("hosted_policy_refusal").selectAll().execute();
  expect(refusals).toHaveLength(5);
  for (const ahead of [1, 2, 11]) {
    shop.clock.ahead = ahead * 60_000;
    await shop.wake(waiting);
    await shop.workOnce(service);
  }
  expect(service.simulator.orders.size).toBe(0);
  expect(await shop.creation(waiting)).toMatchObject({
    status: "failed",
    notices: [{ code: "hosted.paused" }],
  });
});
