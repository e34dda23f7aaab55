import { describe, expect, test } from "vitest";
import { leastOf } from "./check-spending.ts";
import { openOrders } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

const { shop, order, jobOf } = await openOrders();

describe("what Runway says a task cost", () => {
  test.each([
    ["done", leastOf("runway")],
    ["policy", leastOf("runway")],
    ["flagged", leastOf("runway")],
    // What they could not make is not paid for.
    ["failed", 0],
  ] as const)("counts as spent, also where nothing came of it: %s", async (ending, mills) => {
    const service = openService("runway", shop.now);
    service.simulator.endings.push(ending);
    const id = await order("runway");
    await shop.workOnce(service);
    service.simulator.tick();
    service.simulator.tick();
    await shop.wake(id);
    await shop.workOnce(service);
    const spending = shop.database.selectFrom("hosted_spending").select(["mills", "state"]);
    const { id: key } = await jobOf(id);
    expect(await spending.where("job_id", "=", key).executeTakeFirst()).toEqual({
      ...{ mills, state: "settled" },
    });
  });
});
