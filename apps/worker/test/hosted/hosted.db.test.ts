import { afterEach, describe, expect, test } from "vitest";
import { ada, openOrders, wishAt } from "./open-orders.ts";
import { FINDERS, openService, refusers, TASKS } from "./simulated-service.ts";

const { shop, order, intentOf } = await openOrders();
const MINUTE = 60_000;

describe.each(FINDERS)("found again at %s", (name) => {
  const open = (options = {}) => openService(name, shop.now, options);

  test.each(["lost after", "500 after", "503 after", "broken off", "unreadable"] as const)(
    "looks up an answer that is %s and never pays twice",
    async (fault) => {
      const service = open({ callsBack: false });
      service.simulator.faults.submit.push(fault);
      const id = await order(name);
      await shop.workOnce(service);
      expect(await intentOf(id)).toMatchObject({ state: "accepted", sends: 1 });
      service.simulator.tick();
      service.simulator.tick();
      await shop.wake(id);
      expect((await shop.workOnce(service))?.job.subject.id).toBe(id);
      expect((await shop.creation(id))?.status, shop.told.join("\n")).toBeNull();
      expect(service.simulator.orders.size).toBe(1);
    },
  );
});

describe.each(TASKS)("made by %s", (name) => {
  const open = (options = {}) => openService(name, shop.now, options);

  test("waits for an existing result while the service cannot find it", async () => {
    const service = open();
    const id = await order(name);
    await shop.workOnce(service);
    service.simulator.tick();
    service.simulator.tick();
    // The first request asks for the status; a service queried by key is asked only once.
    service.simulator.faults.ask.push(...(service.byKey ? [] : [null]), "404");
    await shop.wake(id);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({ status: "processing" });
    await shop.wake(id);
    await shop.workOnce(service);
    expect((await shop.creation(id))?.status).toBeNull();
  });

  test("retries a busy service when it says so, without a charge for the first attempt", async () => {
    const service = open();
    service.simulator.faults.submit.push("429", "never arrives");
    const id = await order(name);
    await shop.workOnce(service);
    expect(await intentOf(id)).toMatchObject({ state: "put off", sends: 1 });
    await shop.wake(id);
    await shop.workOnce(service);
    expect(await intentOf(id)).toMatchObject({ state: "put off", sends: 1 });
    for (const ahead of [1, 2]) {
      shop.clock.ahead = ahead * MINUTE;
      await shop.wake(id);
      await shop.workOnce(service);
    }
    expect(await intentOf(id)).toMatchObject({ state: "accepted", sends: 3 });
    expect(service.simulator.orders.size).toBe(1);
    await shop.orders.act(ada, id, "cancel");
  });
});

// Refusals of one test would count against the user in the next.
afterEach(() => shop.database.deleteFrom("hosted_policy_refusal").execute());

describe.each(refusers("policy"))("not sent to %s", (name) => {
  const { gems } = wishAt(name);
  const open = (options = {}) => openService(name, shop.now, options);

  test("does not send waiting orders of a user who had five prompts refused in a day", async () => {
    const service = open();
    service.simulator.faults.submit.push(...Array<"policy">(5).fill("policy"));
    const ids: string[] = [];
    for (let wish = 1; wish <= 7; wish += 1) ids.push(await order(name));
    for (const _ of ids) await shop.workOnce(service);
    const said = await Promise.all(ids.map(async (id) => (await shop.creation(id))?.notices[0]));
    const codes = said.map((notice) => (typeof notice === "object" ? notice.code : notice));
    expect(codes).toEqual([
      ...Array(5).fill("hosted.refusalsLeft"),
      ...["hosted.paused", "hosted.paused"],
    ]);
    expect(service.simulator.faults.submit).toEqual([]);
    expect(service.simulator.orders.size).toBe(0);
    for (const id of ids) expect((await shop.creation(id))?.gems).toMatchObject({ refunded: gems });
  });
});

describe.each([
  ["policy", "policy", { code: "hosted.refusalsLeft", params: { left: 4 } }],
  ["input", "input", { code: "hosted.input" }],
  ["quota", "engine", undefined],
  ["auth", "engine", undefined],
] as const)("not made for a refusal of class %s", (fault, cause, said) => {
  test.each(refusers(fault))("reports the refusal and refunds the gems: %s", async (name) => {
    const { gems } = wishAt(name);
    const service = openService(name, shop.now);
    service.simulator.faults.submit.push(fault);
    const id = await order(name);
    await shop.workOnce(service);
    const creation = await shop.creation(id);
    expect(creation).toMatchObject({ status: "failed", failureClass: cause });
    expect(creation?.gems).toMatchObject({ settled: 0, refunded: gems });
    expect(creation?.notices[0]).toEqual(said && expect.objectContaining(said));
    expect(await intentOf(id)).toMatchObject({ state: "refused", refusal: fault });
  });
});

describe.each(refusers("policy"))("not shown by %s", (name) => {
  const open = () => openService(name, shop.now);

  test("treats a picture withheld by the service as a refusal", async () => {
    const service = open();
    service.simulator.endings.push("flagged");
    const id = await order(name);
    await shop.workOnce(service);
    if (!service.answersAtOnce) {
      service.simulator.tick();
      service.simulator.tick();
      await shop.wake(id);
      await shop.workOnce(service);
    }
    expect(await shop.creation(id)).toMatchObject({ status: "failed", failureClass: "policy" });
  });
});

describe.each(TASKS)("cancelled at %s", (name) => {
  const { gems, wait } = wishAt(name);
  const open = () => openService(name, shop.now);

  test("refunds a user who cancels an accepted order, and cancels it at the service if possible", async () => {
    const service = open();
    const id = await order(name);
    await shop.workOnce(service);
    await shop.orders.act(ada, id, "cancel");
    await shop.lookAfter(service);
    const [there] = service.simulator.orders.values();
    // A service without cancellation completes the order, and it counts as spent.
    expect(there?.stage).toBe(service.hears ? "cancelled" : "queued");
    expect(await intentOf(id)).toMatchObject({ state: "called off" });
    expect((await shop.creation(id))?.gems).toMatchObject({ settled: 0, refunded: gems });
  });

  test("refunds and cancels even when the worker died before it recorded the order", async () => {
    const service = open();
    const id = await order(name);
    // Counted moments, before and after each: plan's commit, find, isPaused, begin, the token where
    // one is needed, the POST.
    const moment = name === "vertex" ? 12 : 10;
    const lived = await shop.workOnce(service, { moment, kind: "killed" });
    expect(service.simulator.orders.size).toBe(1);
    await shop.orders.act(ada, id, "cancel");
    if (lived) await shop.free(lived.job);
    // An order that cannot be looked up is cancelled only after its deadline.
    if (!service.finds) shop.clock.ahead = wait;
    await shop.lookAfter(service);
    const [there] = service.simulator.orders.values();
    expect(there?.stage).toBe(service.hears && service.finds ? "cancelled" : "queued");
    expect(service.simulator.orders.size).toBe(1);
    expect(await intentOf(id)).toMatchObject({ state: "called off" });
    expect((await shop.creation(id))?.gems).toMatchObject({ settled: 0, refunded: gems });
  });
});
