import { expect, test } from "vitest";
import { openOrders } from "./open-orders.ts";
import { openService, type SimulatedService } from "./simulated-service.ts";

const { shop, order } = await openOrders();

const openAccount = (key: string) =>
  openService("comfy", shop.now, { callsBack: false, variables: { COMFY_API_KEY: key } });

/** Polls the order three times, as a worker that was started with this key. */
async function poll(id: string, at: SimulatedService): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    shop.clock.ahead += 60_000;
    await shop.wake(id);
    await shop.workOnce(at);
  }
}

test.each([false, true])(
  "an order whose answer was lost is not ordered again with the key of another account (own key: %s)",
  async (ownKey) => {
    const before = openAccount("before");
    const after = openAccount("after");
    before.simulator.faults.submit.push("lost after");
    const id = await order("comfy", undefined, ownKey);
    await shop.workOnce(before);
    expect(before.simulator.orders.size).toBe(1);
    await poll(id, after);
    expect([before.simulator.orders.size, after.simulator.orders.size]).toEqual([1, 0]);
  },
);

test("an order that was put off is replayed with the key it was sent with in the end", async () => {
  const before = openAccount("before");
  const after = openAccount("after");
  before.simulator.faults.submit.push("429");
  after.simulator.faults.submit.push("lost after");
  const id = await order("comfy");
  await shop.workOnce(before);
  await poll(id, after);
  for (let round = 0; round < 4; round += 1) {
    after.simulator.tick();
    await poll(id, after);
  }
  expect([before.simulator.orders.size, after.simulator.orders.size]).toEqual([0, 1]);
  expect((await shop.creation(id))?.status).toBeNull();
});
