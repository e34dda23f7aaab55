import { expect, test } from "vitest";
import { openOrders } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

const { shop, order } = await openOrders();

test.each([false, true])(
  "an order whose answer was lost is not ordered again with the key of another account (own key: %s)",
  async (ownKey) => {
    const before = openService("comfy", shop.now, { callsBack: false });
    const after = openService("comfy", shop.now, { callsBack: false });
    before.simulator.faults.submit.push("lost after");
    const id = await order("comfy", undefined, ownKey);
    await shop.workOnce(before);
    expect(before.simulator.orders.size).toBe(1);
    // The key is replaced by that of another account, and the worker restarts with it.
    for (let round = 0; round < 3; round += 1) {
      shop.clock.ahead += 30_000;
      await shop.wake(id);
      await shop.workOnce(after);
    }
    expect(before.simulator.orders.size + after.simulator.orders.size).toBe(1);
  },
);
