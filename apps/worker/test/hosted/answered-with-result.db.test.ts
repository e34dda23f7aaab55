import { forgetContents } from "@kinora/database/hosted/keep-files";
import { describe, expect, test } from "vitest";
import { ada, openOrders, wishAt } from "./open-orders.ts";
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

  test("delivers at once and stores the result's URL with the order", async () => {
    const service = open();
    const id = await order(name);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({ status: null, gems: { settled: gems } });
    const intent = await intentOf(id);
    expect(intent).toMatchObject({ state: "collected", sends: 1, upstreamId: intent?.key });
    expect(intent?.files).toEqual([{ url: `https://files.example/${intent?.key}` }]);
    expect(service.simulator.orders.size).toBe(1);
  });

  test("recovers the result after the worker dies with it, and pays once", async () => {
    const service = open();
    const id = await order(name);
    // After the POST, before its answer is recorded.
    const lived = await shop.workOnce(service, { moment: 10, kind: "killed" });
    expect(await intentOf(id)).toMatchObject({ state: "sending", files: null });
    if (lived) await shop.free(lived.job);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({ status: null, gems: { settled: gems } });
    expect(service.simulator.orders.size).toBe(1);
  });

  test("loses a result that the service does not return again: gems are refunded, and it counts as spent", async () => {
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
    expect(await spentOn(id)).toEqual({ mills: wishAt(name).mills, state: "settled" });
    expect(service.simulator.orders.size).toBe(1);
  });

  test("a refusal after the service began work counts as spent", async () => {
    const service = open();
    service.simulator.endings.push("policy");
    const id = await order(name);
    await shop.workOnce(service);
    expect(await intentOf(id)).toMatchObject({ state: "refused", refusal: "policy" });
    expect(await shop.creation(id)).toMatchObject({ status: "failed", gems: { settled: 0 } });
    expect(await spentOn(id)).toEqual({ mills: wishAt(name).mills, state: "settled" });
  });
});

describe.each(["images", "gemini"])("answered by %s with the content of the result", (name) => {
  const { gems } = wishAt(name);

  test("delivers at once, sends one accepted order and deletes the stored content after it is fetched", async () => {
    const service = openService(name, shop.now);
    service.simulator.faults.submit.push("429", "never arrives");
    const id = await order(name);
    await shop.workOnce(service);
    expect(await intentOf(id)).toMatchObject({ state: "put off", sends: 1 });
    for (const ahead of [1, 2, 3]) {
      shop.clock.ahead = ahead * MINUTE;
      await shop.wake(id);
      await shop.workOnce(service);
    }
    expect(await shop.creation(id)).toMatchObject({ status: null, gems: { settled: gems } });
    const intent = await intentOf(id);
    expect(intent).toMatchObject({ state: "collected", sends: 3, upstreamId: intent?.key });
    expect(intent?.files?.[0]?.url).toMatch(/^data:[\w/]*;base64,/);
    expect(service.simulator.orders.size).toBe(1);
    await forgetContents(shop.database, new Date(shop.now().getTime() + MINUTE));
    expect(await intentOf(id)).toMatchObject({ state: "collected", files: null });
  });

  test("is never sent again after the worker dies with the result: gems are refunded at the deadline", async () => {
    const service = openService(name, shop.now);
    const id = await order(name);
    // After the POST, before its answer is recorded.
    const lived = await shop.workOnce(service, { moment: 10, kind: "killed" });
    expect(service.simulator.orders.size).toBe(1);
    if (lived) await shop.free(lived.job);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({ status: "processing" });
    shop.clock.ahead = wishAt(name).wait;
    await shop.wake(id);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({
      ...{ status: "failed", failureClass: "timeout", gems: { settled: 0, refunded: gems } },
    });
    expect(service.simulator.orders.size).toBe(1);
  });

  test("refunds a user who cancels an order with an unknown outcome", async () => {
    const service = openService(name, shop.now);
    service.simulator.faults.submit.push("lost after");
    const id = await order(name);
    await shop.workOnce(service);
    await shop.orders.act(ada, id, "cancel");
    await shop.lookAfter(service);
    expect(await intentOf(id)).toMatchObject({ state: "called off" });
    expect((await shop.creation(id))?.gems).toMatchObject({ settled: 0, refunded: gems });
  });
});
