import { ResultDelayed } from "@kinora/domain/hosted/hosted-ports";
import { expect, test } from "vitest";
import { openOrders } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

/** Milliseconds until a picture's deadline. */
const DEADLINE = 20 * 60_000;

const out = { of: true, asked: 0 };
const { shop, order, intentOf } = await openOrders(async () => {
  out.asked += 1;
  if (out.of) throw new ResultDelayed("The file is not given out just now");
  return { files: [], thumbhash: "AAAA", notices: [] };
});

/** Orders a picture that is finished at its service and whose file has been requested once. */
async function made() {
  Object.assign(out, { of: true, asked: 0 });
  const service = openService("fal", shop.now);
  const id = await order("fal");
  await shop.workOnce(service);
  service.simulator.tick();
  service.simulator.tick();
  await shop.wake(id);
  await shop.workOnce(service);
  return { service, id };
}

test("retries a broken download after a pause, as often as needed", async () => {
  const { service, id } = await made();
  for (let times = 1; times <= 4; times += 1) {
    expect(out.asked).toBe(times);
    // Nothing is requested before the pause is over.
    expect(await shop.workOnce(service)).toBeNull();
    await shop.wake(id);
    if (times === 4) out.of = false;
    await shop.workOnce(service);
  }
  expect(await shop.creation(id)).toMatchObject({ status: null });
  expect((await intentOf(id))?.state).toBe("collected");
});

test("refunds the gems at the deadline", async () => {
  const { service, id } = await made();
  shop.clock.ahead += DEADLINE;
  await shop.wake(id);
  await shop.workOnce(service);
  expect(await shop.creation(id)).toMatchObject({ status: "failed", failureClass: "timeout" });
});
