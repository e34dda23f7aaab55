import { describe, expect, test } from "vitest";
import { leastOf } from "./check-spending.ts";
import { openOrders, wishAt } from "./open-orders.ts";
import { openService, SERVICES } from "./simulated-service.ts";

const { shop, order, intentOf, jobOf } = await openOrders();
const MINUTE = 60_000;
const services = SERVICES.filter((name) => openService(name, shop.now).byKey);

describe.each(services)("answered by %s with the result", (name) => {
  const { gems } = wishAt(name);
  const open = () => openService(name, shop.now, { atOnce: true });
  const spentOn = async (id: string) => {
    const spending = shop.database.selectFrom("hosted_spending").select(["mills", "state"]);
    return spending.where("job_id", "=", (await jobOf(id)).id).executeTakeFirstOrThrow();
  };

  test("it is there at once, and what it lies at is kept with the order", async () => {
    const service = open();
    const id = await order(name);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({ status: null, gems: { settled: gems } });
    const intent = await intentOf(id);
    expect(intent).toMatchObject({ state: "collected", sends: 1, upstreamId: intent?.key });
    expect(intent?.files).toEqual([{ url: `https://files.example/${intent?.key}` }]);
    expect(service.simulator.orders.size).toBe(1);
  });

  test("whoever dies with it in hand has it given out again, and pays once", async () => {
    const service = open();
    const id = await order(name);
    // After the POST, before its answer is noted.
    const lived = await shop.workOnce(service, { moment: 10, kind: "killed" });
    expect(await intentOf(id)).toMatchObject({ state: "sending", files: null });
    if (lived) await shop.free(lived.job);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({ status: null, gems: { settled: gems } });
    expect(service.simulator.orders.size).toBe(1);
  });

  test("what is not given out again is lost: the gems come back, and it counts as spent", async () => {
    const service = open();
    service.simulator.faults.submit.push("lost after");
    service.simulator.faults.ask.push("503");
    const id = await order(name);
    await shop.workOnce(service);
    expect(await intentOf(id)).toMatchObject({ state: "sending" });
    shop.clock.ahead = 10 * MINUTE;
    await shop.wake(id);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({
      ...{ status: "failed", failureClass: "engine", gems: { settled: 0, refunded: gems } },
    });
    expect(await intentOf(id)).toMatchObject({ state: "failed" });
    expect(await spentOn(id)).toEqual({ mills: leastOf(name), state: "settled" });
    expect(service.simulator.orders.size).toBe(1);
  });

  test("what they refused after they were at work on it counts as spent", async () => {
    const service = open();
    service.simulator.endings.push("policy");
    const id = await order(name);
    await shop.workOnce(service);
    expect(await intentOf(id)).toMatchObject({ state: "refused", refusal: "policy" });
    expect(await shop.creation(id)).toMatchObject({ status: "failed", gems: { settled: 0 } });
    expect(await spentOn(id)).toEqual({ mills: leastOf(name), state: "settled" });
  });
});
