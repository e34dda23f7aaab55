import { describe, expect, test } from "vitest";
import { openOrders, wishAt } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

const { shop, order, jobOf, intentOf } = await openOrders();
/** More than the moments of any order at which a worker can die. */
const MOMENTS = 60;

describe.each(["fal", "comfyui"])("made by %s", (name) => {
  const { gems } = wishAt(name);

  test("a result whose workers died before they kept it is delivered free after its order failed", async () => {
    const service = openService(name, shop.now);
    const id = await order(name);
    await shop.workOnce(service);
    service.simulator.tick();
    service.simulator.tick();
    const [call] = service.simulator.takeCalls();
    if (call) await shop.hear(call, service.verify);
    // Each worker lives a little longer, until one has fetched the result and not kept it.
    for (let moment = 1; (await intentOf(id))?.state !== "collected"; moment += 1) {
      expect(moment).toBeLessThan(MOMENTS);
      await shop.wake(id);
      const died = await shop.workOnce(service, { moment, kind: "killed" });
      if (died) await shop.free(died.job);
    }
    expect(await shop.creation(id)).toMatchObject({ status: "processing" });
    const dead = shop.database.updateTable("job").set({ lone_deaths: [1, 2, 3] });
    await dead.where("id", "=", (await jobOf(id)).id).execute();
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({
      ...{ status: "failed", failureClass: "lost" },
      gems: { held: gems, settled: 0, refunded: gems },
    });

    await shop.lookAfter(service);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({
      ...{ status: null, failureClass: null },
      gems: { held: 0, settled: 0, refunded: 0 },
    });
    expect(service.simulator.orders.size).toBe(1);
  });
});
