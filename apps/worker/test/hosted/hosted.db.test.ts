import { afterEach, describe, expect, test } from "vitest";
import { ada, openOrders, wishAt } from "./open-orders.ts";
import { FINDERS, openService, refusers, TASKS } from "./simulated-service.ts";

const { shop, order, intentOf } = await openOrders();
const MINUTE = 60_000;

describe.each(FINDERS)("found again at %s", (name) => {
  const open = (options = {}) => openService(name, shop.now, options);

  test.each(["lost after", "500 after", "503 after", "broken off", "unreadable"] as const)(
    "an answer that is %s is looked for and never paid for again",
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

  test("a result that is there is waited for while nobody finds it", async () => {
    const service = open();
    const id = await order(name);
    await shop.workOnce(service);
    service.simulator.tick();
    service.simulator.tick();
    // The first is how it stands; one that is asked by key is asked once.
    service.simulator.faults.ask.push(...(service.byKey ? [] : [null]), "404");
    await shop.wake(id);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({ status: "processing" });
    await shop.wake(id);
    await shop.workOnce(service);
    expect((await shop.creation(id))?.status).toBeNull();
  });

  test("who is busy is asked again when they say; nothing was paid for then", async () => {
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

// What is refused in one test counts for a person in the next.
afterEach(() => shop.database.deleteFrom("hosted_policy_refusal").execute());

describe.each(refusers("policy"))("not sent to %s", (name) => {
  const { gems } = wishAt(name);
  const open = (options = {}) => openService(name, shop.now, options);

  test("what waits already is not sent for whom they refused five wishes in a day", async () => {
    const service = open();
    service.simulator.faults.submit.push(...Array<"policy">(5).fill("policy"));
    const ids: string[] = [];
    for (let wish = 1; wish <= 7; wish += 1) ids.push(await order(name));
    for (const _ of ids) await shop.workOnce(service);
    const said = await Promise.all(ids.map(async (id) => (await shop.creation(id))?.notices[0]));
    const codes = said.map((notice) => (typeof notice === "object" ? notice.code : notice));
    expect(codes).toEqual([
      ...Array(5).fill("hosted.policy"),
      ...["hosted.paused", "hosted.paused"],
    ]);
    expect(service.simulator.faults.submit).toEqual([]);
    expect(service.simulator.orders.size).toBe(0);
    for (const id of ids) expect((await shop.creation(id))?.gems).toMatchObject({ refunded: gems });
  });
});

describe.each([
  ["policy", "input", { code: "hosted.policy" }],
  ["input", "input", { code: "hosted.input" }],
  ["quota", "engine", undefined],
  ["auth", "engine", undefined],
] as const)("not made for a refusal of class %s", (fault, cause, said) => {
  test.each(refusers(fault))("that is said, and the gems come back: %s", async (name) => {
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

  test("a picture that was held back there is a refusal, not a picture", async () => {
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
    expect(await shop.creation(id)).toMatchObject({ status: "failed", failureClass: "input" });
  });
});

describe.each(TASKS)("cancelled at %s", (name) => {
  const { gems, wait } = wishAt(name);
  const open = () => openService(name, shop.now);

  test("who cancels what they have taken has the gems back, and they are told where they listen", async () => {
    const service = open();
    const id = await order(name);
    await shop.workOnce(service);
    await shop.orders.act(ada, id, "cancel");
    await shop.lookAfter(service);
    const [there] = service.simulator.orders.values();
    // Where nobody can be told it goes on there, and counts as spent.
    expect(there?.stage).toBe(service.hears ? "cancelled" : "queued");
    expect(await intentOf(id)).toMatchObject({ state: "called off" });
    expect((await shop.creation(id))?.gems).toMatchObject({ settled: 0, refunded: gems });
  });

  test("who cancels has the gems back, and they are told, also when the worker died before it noted the order", async () => {
    const service = open();
    const id = await order(name);
    // Its moments, before and after each: plan's commit, find, is paused, begin, a token where one is needed, the POST.
    const moment = name === "vertex" ? 12 : 10;
    const lived = await shop.workOnce(service, { moment, kind: "killed" });
    expect(service.simulator.orders.size).toBe(1);
    await shop.orders.act(ada, id, "cancel");
    if (lived) await shop.free(lived.job);
    // What cannot be found there is not called off before nobody would wait for it any more.
    if (!service.finds) shop.clock.ahead = wait;
    await shop.lookAfter(service);
    const [there] = service.simulator.orders.values();
    expect(there?.stage).toBe(service.hears && service.finds ? "cancelled" : "queued");
    expect(service.simulator.orders.size).toBe(1);
    expect(await intentOf(id)).toMatchObject({ state: "called off" });
    expect((await shop.creation(id))?.gems).toMatchObject({ settled: 0, refunded: gems });
  });
});
