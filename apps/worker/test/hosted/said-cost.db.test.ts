import { describe, expect, test } from "vitest";
import { leastOf } from "./check-spending.ts";
import { openOrders, wishAt } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

const { shop, order, jobOf } = await openOrders();

describe("cost of a task as reported by its service", () => {
  test.each([
    ["runway", "done", leastOf("runway")],
    ["runway", "policy", leastOf("runway")],
    ["runway", "flagged", leastOf("runway")],
    // Failed and refused tasks are not charged.
    ["runway", "failed", 0],
    ["byteplus film", "policy", 0],
    ["byteplus film", "failed", 0],
    ["byteplus film", "done", leastOf("byteplus film")],
    ["byteplus film", "flagged", leastOf("byteplus film")],
    // Stated in the answer to the order, whatever becomes of it.
    ["bfl", "done", leastOf("bfl")],
    ["bfl", "flagged", leastOf("bfl")],
    ["bfl", "failed", leastOf("bfl")],
  ] as const)("counts as spent, even without a result: %s, %s", async (name, ending, mills) => {
    const service = openService(name, shop.now);
    service.simulator.endings.push(ending);
    const id = await order(name);
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

test("ignores an implausible cost and keeps the result", async () => {
  for (const cost of [Number.POSITIVE_INFINITY, 1e300, 10_000_001]) {
    const service = openService("runway", shop.now);
    const id = await order("runway");
    await shop.workOnce(service);
    const { id: key } = await jobOf(id);
    expect(await shop.intents.change(key, ["accepted"], { state: "collected", cost })).toBe(true);
    const spending = shop.database.selectFrom("hosted_spending").select(["mills", "state"]);
    expect(await spending.where("job_id", "=", key).executeTakeFirst()).toEqual({
      ...{ mills: wishAt("runway").mills, state: "settled" },
    });
  }
});
