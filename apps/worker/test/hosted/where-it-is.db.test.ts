import { postgresCreationReader } from "@kinora/database/creation/postgres-creation-reader";
import { describe, expect, test } from "vitest";
import { openOrders } from "./open-orders.ts";
import { openService, protocolOf, TASKS } from "./simulated-service.ts";

const { shop, order, intentOf } = await openOrders();
const progress = async (id: string) =>
  (await postgresCreationReader(shop.database).find(id))?.progress;

test("shows the queue position at fal until work on the order begins", async () => {
  const service = openService("fal", shop.now);
  const [first, second] = [await order("fal"), await order("fal")];
  for (const _ of [first, second]) await shop.workOnce(service);
  const waiting = {
    stage: "queued",
    percent: 0,
    elsewhere: { service: "fal", usualSeconds: null, until: expect.any(Date) },
  };
  expect(await progress(first)).toMatchObject({ ...waiting, position: 0 });
  expect(await progress(second)).toMatchObject({ ...waiting, position: 1 });
  service.simulator.tick();
  await shop.wake(second);
  await shop.workOnce(service);
  expect(await progress(second)).toMatchObject({
    stage: "rendering",
    percent: 37.2,
    position: null,
  });
  // The other order has not been polled since.
  expect(await progress(first)).toMatchObject({ ...waiting, position: 0 });
});

test("shows that fal has not confirmed an order whose answer was lost, and until when it is waited for", async () => {
  const service = openService("fal", shop.now);
  service.simulator.faults.submit.push("lost before");
  const id = await order("fal");
  await shop.workOnce(service);
  await shop.wake(id);
  await shop.workOnce(service);
  const until = (await intentOf(id))?.deadline;
  expect(await progress(id)).toMatchObject({
    ...{ stage: "unconfirmed", percent: 0, elsewhere: { service: "fal", until } },
  });
});

/** Progress shown of an order that the service reports as 50 percent done, or fal as 40. */
const SAID: Readonly<Record<string, number>> = { runway: 46, videos: 46, fal: 37.2 };

/**
 * Comfy Router, Black Forest Labs and the Agent Platform do not distinguish a waiting order from
 * one in progress.
 */
const saysThatItWaits = (name: string) => !["comfy", "bfl", "vertex"].includes(name);

describe.each(TASKS)("made by %s", (name) => {
  const service = protocolOf(name);

  test("never shows planning, nor more progress than the service reports", async () => {
    const there = openService(name, shop.now);
    const id = await order(name);
    expect(await progress(id)).toMatchObject({ stage: "queued", elsewhere: null });
    await shop.workOnce(there);
    const elsewhere = { service };
    expect(await progress(id)).toMatchObject({
      stage: saysThatItWaits(name) ? "queued" : "rendering",
      ...{ percent: 0, elsewhere },
    });
    there.simulator.tick();
    await shop.wake(id);
    await shop.workOnce(there);
    const said = SAID[name] ?? 0;
    expect(await progress(id)).toMatchObject({ stage: "rendering", percent: said, elsewhere });
    // A failed poll leaves the progress unchanged.
    there.simulator.faults.ask.push("503");
    await shop.wake(id);
    await shop.workOnce(there);
    expect(await progress(id)).toMatchObject({ stage: "rendering", percent: said, elsewhere });
  });

  test("shows an order as queued while the service is busy", async () => {
    const there = openService(name, shop.now);
    there.simulator.faults.submit.push("429");
    const id = await order(name);
    await shop.workOnce(there);
    expect(await progress(id)).toMatchObject({ stage: "queued", elsewhere: { service } });
  });

  test("shows the usual duration once three results were made", async () => {
    const there = openService(name, shop.now);
    for (const made of [0, 1, 2]) {
      const id = await order(name);
      await shop.workOnce(there);
      expect((await progress(id))?.elsewhere, `${made}`).toMatchObject({ usualSeconds: null });
      there.simulator.tick();
      there.simulator.tick();
      await shop.wake(id);
      await shop.workOnce(there);
      expect((await shop.creation(id))?.status).toBeNull();
    }
    const id = await order(name);
    await shop.workOnce(there);
    expect((await progress(id))?.elsewhere?.usualSeconds).toBeGreaterThanOrEqual(0);
  });
});
