import { expect, test } from "vitest";
import { withoutOwnKeys } from "./hosted-shop.ts";
import { ada, openOrders } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

const { shop, order, jobOf, intentOf } = await openOrders();
const { database } = shop;

const plain = { callsBack: true, movesWhenAsked: true, atOnce: true };

test("costs no gems, counts in no budget and uses no callback when a user's own key is used", async () => {
  const service = openService("fal", shop.now, plain);
  const id = await order("fal", undefined, true);
  const { id: key, hold_id: hold, gems } = await jobOf(id);
  expect({ hold, gems }).toEqual({ hold: null, gems: 0 });
  while (await shop.workOnce(service)) {
    shop.clock.ahead += 5_000;
    await shop.wake(id);
  }
  expect(await shop.creation(id)).toMatchObject({
    status: null,
    gems: { held: 0, settled: 0, refunded: 0 },
  });
  expect(await intentOf(id)).toMatchObject({ keyOf: ada, callsBack: false, state: "collected" });
  const bills = [...service.simulator.orders.values()];
  expect(bills.map(({ webhook }) => webhook)).toEqual([null]);
  expect(await database.selectFrom("hosted_budget").selectAll().execute()).toEqual([]);
  const spent = database.selectFrom("hosted_spending").selectAll().where("job_id", "=", key);
  expect(await spent.executeTakeFirst()).toMatchObject({ key_of: ada, state: "settled" });
});

test("reports a key that was removed before the order was sent, and sends nothing", async () => {
  const service = openService("fal", shop.now, plain);
  const id = await order("fal", undefined, true);
  withoutOwnKeys.add(ada);
  while (await shop.workOnce(service));
  withoutOwnKeys.delete(ada);
  const creation = await shop.creation(id);
  expect(creation).toMatchObject({ status: "failed", failureClass: "input" });
  expect(creation?.notices).toMatchObject([{ code: "hosted.ownKey" }]);
  expect(service.simulator.orders.size).toBe(0);
});

test("reports a key that was removed during the work at the next poll, with a single bill", async () => {
  const service = openService("fal", shop.now, { ...plain, atOnce: false, movesWhenAsked: false });
  const id = await order("fal", undefined, true);
  await shop.workOnce(service);
  withoutOwnKeys.add(ada);
  shop.clock.ahead += 60_000;
  await shop.wake(id);
  while (await shop.workOnce(service));
  withoutOwnKeys.delete(ada);
  expect(await shop.creation(id)).toMatchObject({ status: "failed", failureClass: "input" });
  expect(await intentOf(id)).toMatchObject({ state: "refused", refusal: "auth" });
  expect(service.simulator.orders.size).toBe(1);
});
