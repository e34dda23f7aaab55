import { readStoppedOrder } from "@kinora/database/hosted/read-stopped-order";
import { Refusal } from "@kinora/domain/refusal";
import { expect, test } from "vitest";
import { ada, openOrders, wishAt } from "./open-orders.ts";
import { openService, type SimulatedService } from "./simulated-service.ts";

const { shop, order } = await openOrders();
const counted = async () =>
  (await shop.database.selectFrom("hosted_policy_refusal").selectAll().execute()).length;

/** Orders and cancels what the service has accepted. */
async function cancelOne(service: SimulatedService, ownKey = false): Promise<string> {
  const id = await order(service.name, undefined, ownKey);
  await shop.workOnce(service);
  await shop.orders.act(ada, id, "cancel");
  return id;
}

test("five cancelled orders that a service goes on with pause a person's orders", async () => {
  const service = openService("bfl", shop.now, { callsBack: false });
  let refused: string | null = null;
  for (let wish = 0; wish < 60 && refused === null; wish += 1) {
    try {
      await cancelOne(service);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused = error.code;
    }
  }
  await shop.lookAfter(service);
  expect({ billed: service.simulator.orders.size, refused, counted: await counted() }).toEqual({
    ...{ billed: 5, refused: "HOSTED_PAUSED", counted: 5 },
  });
});

test("counts a cancelled order where it can be cancelled only if it was too late", async () => {
  const waiting = openService("fal", shop.now, { callsBack: false });
  await cancelOne(waiting);
  await shop.lookAfter(waiting);
  expect(await counted()).toBe(0);
  const finished = openService("fal", shop.now, { callsBack: false });
  await cancelOne(finished);
  finished.simulator.tick();
  finished.simulator.tick();
  expect(await counted()).toBe(0);
  await shop.lookAfter(finished);
  expect(await counted()).toBe(1);
});

test("a cancelled work says what becomes of it at its service", async () => {
  const standing = async (id: string) => readStoppedOrder(shop.database, id);
  const bfl = openService("bfl", shop.now, { callsBack: false });
  const there = { service: "bfl", mills: wishAt("bfl").mills, ownKey: false };
  expect(await standing(await cancelOne(bfl))).toEqual({ ...there, standing: "goesOn" });
  expect(await standing(await cancelOne(bfl, true))).toMatchObject({
    ...{ standing: "goesOn", ownKey: true },
  });
  await shop.lookAfter(bfl);
  const fal = openService("fal", shop.now, { callsBack: false });
  const asked = await cancelOne(fal);
  expect(await standing(asked)).toMatchObject({ service: "fal", standing: "asked" });
  await shop.lookAfter(fal);
  expect(await standing(asked)).toMatchObject({ standing: "over" });
  fal.simulator.faults.submit.push("429");
  expect(await standing(await cancelOne(fal))).toBeNull();
  const unsent = await order("fal");
  await shop.orders.act(ada, unsent, "cancel");
  expect(await standing(unsent)).toBeNull();
});

test("counts no cancelled order that a person's own key pays for, or that costs nothing", async () => {
  const theirs = openService("bfl", shop.now, { callsBack: false });
  await cancelOne(theirs, true);
  await shop.lookAfter(theirs);
  const own = openService("videos", shop.now, { callsBack: false });
  await cancelOne(own);
  await shop.lookAfter(own);
  expect(await counted()).toBe(0);
});

test("counts no cancelled order that was not sent or not accepted", async () => {
  const busy = openService("bfl", shop.now, { callsBack: false });
  busy.simulator.faults.submit.push("429", "lost before");
  await cancelOne(busy);
  await cancelOne(busy);
  await shop.orders.act(ada, await order("bfl"), "cancel");
  await shop.lookAfter(busy);
  expect(await counted()).toBe(0);
});
