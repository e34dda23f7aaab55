import { describe, expect, test } from "vitest";
import { ada, openOrders, wishAt } from "./open-orders.ts";
import { CALLERS, FINDERS, openService, protocolOf, TASKS } from "./simulated-service.ts";

const { shop, order, jobOf, intentOf } = await openOrders();
const MINUTE = 60_000;

describe.each(TASKS)("made by %s", (name) => {
  const { gems, mills } = wishAt(name);
  const open = (options = {}) => openService(name, shop.now, options);

  test("sends an order once, waits without a slot and pays when the result is ready", async () => {
    const service = open();
    const id = await order(name);
    expect(await jobOf(id)).toMatchObject({ lane: "hosted" });
    await shop.workOnce(service);
    expect(await intentOf(id)).toMatchObject({ state: "accepted", sends: 1, price: { mills } });
    expect((await jobOf(id)).waits_until).not.toBeNull();
    // The built-in generator makes nothing in the service's name and does not interpret the prompt.
    expect(shop.generator.begun).not.toContain("collect");

    service.simulator.tick();
    service.simulator.tick();
    const [call] = service.simulator.takeCalls();
    expect(call !== undefined).toBe(service.verify !== null);
    if (call) expect(await shop.hear(call, service.verify)).toBe(true);
    else await shop.wake(id);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({
      status: null,
      gems: { held: gems, settled: gems, refunded: 0 },
      recipe: { engine: protocolOf(name), engineVersion: protocolOf(name) },
    });
    expect(await intentOf(id)).toMatchObject({ state: "collected" });
    expect(service.simulator.orders.size).toBe(1);
  });
});

describe.each(FINDERS)("found late at %s", (name) => {
  const { gems, wait } = wishAt(name);

  test("refunds an order with an unknown outcome at its deadline, and delivers the result free if it arrives late", async () => {
    const service = openService(name, shop.now);
    service.simulator.faults.submit.push("lost after");
    // The list of orders is unavailable the whole time.
    service.simulator.faults.ask.push(...Array<"503">(3).fill("503"));
    const id = await order(name);
    await shop.workOnce(service);
    expect(await intentOf(id)).toMatchObject({ state: "sending", upstreamId: null });
    shop.clock.ahead = wait;
    await shop.wake(id);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({
      status: "failed",
      failureClass: "timeout",
      gems: { held: gems, settled: 0, refunded: gems },
    });
    // The callback arrives an hour later.
    shop.clock.ahead = wait + 60 * MINUTE;
    service.simulator.faults.ask.length = 0;
    service.simulator.tick();
    service.simulator.tick();
    const [call] = service.simulator.takeCalls();
    if (call) await shop.hear(call, service.verify);
    await shop.lookAfter(service);
    expect(await shop.creation(id)).toMatchObject({ status: "processing" });
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({
      status: null,
      failureClass: null,
      gems: { held: 0, settled: 0, refunded: 0 },
    });
    expect(service.simulator.orders.size).toBe(1);
  });
});

describe.each(FINDERS)("told apart at %s", (name) => {
  const open = (options = {}) => openService(name, shop.now, options);

  test("keeps two orders with identical prompts apart, whichever answers are lost", async () => {
    const service = open({ callsBack: false });
    service.simulator.faults.submit.push("lost after", "lost after");
    service.simulator.faults.ask.push("503", "503");
    const ids = [await order(name, "twins"), await order(name, "twins")];
    for (const _ of ids) await shop.workOnce(service);
    for (const id of ids) expect(await intentOf(id)).toMatchObject({ upstreamId: null });
    service.simulator.tick();
    service.simulator.tick();
    for (const id of ids) await shop.wake(id);
    for (const _ of ids) await shop.workOnce(service);
    for (const id of ids) expect((await shop.creation(id))?.status).toBeNull();
    expect(service.simulator.orders.size).toBe(2);
  });
});

describe.each(CALLERS)("called by %s", (name) => {
  const open = (options = {}) => openService(name, shop.now, options);

  test("recovers a lost answer from its callback, even without a list, and delivers the result", async () => {
    const service = open();
    service.simulator.faults.submit.push("lost after");
    service.simulator.faults.ask.push(...(service.finds ? (["503"] as const) : []));
    const id = await order(name);
    await shop.workOnce(service);
    expect(await intentOf(id)).toMatchObject({ state: "sending", upstreamId: null });
    service.simulator.tick();
    service.simulator.tick();
    const [call] = service.simulator.takeCalls();
    if (!call) throw new Error("Nobody called");
    expect(await shop.hear(call, service.verify)).toBe(true);
    await shop.workOnce(service);
    expect((await shop.creation(id))?.status).toBeNull();
    expect(service.simulator.orders.size).toBe(1);
  });

  test("ignores a callback without a signature or with another token", async () => {
    const service = open();
    service.simulator.faults.submit.push("lost after");
    service.simulator.faults.ask.push(...(service.finds ? (["503"] as const) : []));
    const id = await order(name);
    await shop.workOnce(service);
    service.simulator.tick();
    service.simulator.tick();
    const [call] = service.simulator.takeCalls();
    if (!call) throw new Error("Nobody called");
    if (service.signs)
      expect(await shop.hear({ ...call, headers: {} }, service.verify)).toBe(false);
    const guessed = call.url.replace(/token=.*/, "token=guessed");
    expect(await shop.hear({ ...call, url: guessed }, service.verify)).toBe(false);
    expect(await intentOf(id)).toMatchObject({ upstreamId: null });
    expect(await shop.hear(call, service.verify)).toBe(true);
    expect(await intentOf(id)).toMatchObject({ state: "accepted" });
    await shop.orders.act(ada, id, "cancel");
  });
});
