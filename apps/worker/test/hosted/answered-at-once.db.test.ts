import { describe, expect, test } from "vitest";
import { ada, openOrders, wishAt } from "./open-orders.ts";
import { AT_ONCE, openService } from "./simulated-service.ts";

const { shop, order, intentOf, jobOf } = await openOrders();
const MINUTE = 60_000;
/** Services whose response contains the result itself. */
const WITHIN = ["images", "elevenlabs", "gemini"];

async function spentOn(id: string) {
  const spending = shop.database.selectFrom("hosted_spending").select(["mills", "state"]);
  return spending.where("job_id", "=", (await jobOf(id)).id).executeTakeFirstOrThrow();
}

describe.each(AT_ONCE)("answered at once by %s", (name) => {
  const { gems, mills } = wishAt(name);
  const open = () => openService(name, shop.now);

  test("delivers with the response, is paid for once and costs the list price", async () => {
    const service = open();
    const id = await order(name);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({
      ...{ status: null, gems: { held: gems, settled: gems, refunded: 0 } },
      recipe: { engine: name, engineVersion: name },
    });
    const [there = ""] = service.simulator.orders.keys();
    const content = `;base64,${Buffer.from(there).toString("base64")}`;
    const intent = await intentOf(id);
    expect(intent).toMatchObject({ state: "collected", sends: 1, upstreamId: intent?.key });
    const end = WITHIN.includes(name) ? content : `https://files.example/${there}`;
    expect(intent?.files?.map(({ url }) => url.endsWith(end))).toEqual([true]);
    expect(await spentOn(id)).toEqual({ mills, state: "settled" });
    expect(service.simulator.orders.size).toBe(1);
  });

  test("retries a busy service when it says so, without a charge for the first attempt", async () => {
    const service = open();
    service.simulator.faults.submit.push("429");
    const id = await order(name);
    await shop.workOnce(service);
    expect(await intentOf(id)).toMatchObject({ state: "put off", sends: 1 });
    shop.clock.ahead = MINUTE;
    await shop.wake(id);
    await shop.workOnce(service);
    await shop.wake(id);
    await shop.workOnce(service);
    expect((await shop.creation(id))?.status).toBeNull();
    expect(service.simulator.orders.size).toBe(1);
  });
});

describe.each(AT_ONCE)("lost or kept answers of %s", (name) => {
  const { gems, mills, wait } = wishAt(name);
  const open = () => openService(name, shop.now);

  test("loses an answer that the worker did not record before dying: gems are refunded at the deadline, we bear the cost", async () => {
    const service = open();
    const id = await order(name);
    // After the POST, before its answer is recorded.
    const lived = await shop.workOnce(service, { moment: 10, kind: "killed" });
    expect(await intentOf(id)).toMatchObject({ state: "sending", files: null });
    if (lived) await shop.free(lived.job);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({ status: "processing" });
    shop.clock.ahead = wait;
    await shop.wake(id);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({
      ...{ status: "failed", failureClass: "timeout" },
      gems: { held: gems, settled: 0, refunded: gems },
    });
    expect(await spentOn(id)).toMatchObject({ mills });
    expect(service.simulator.orders.size).toBe(1);
  });

  test("loses nothing when the worker dies after recording the answer, and sends no further request", async () => {
    const service = open();
    const id = await order(name);
    const lived = await shop.workOnce(service, { moment: 13, kind: "killed" });
    expect(await intentOf(id)).toMatchObject({ state: "accepted", files: [{}] });
    if (lived) await shop.free(lived.job);
    service.simulator.faults.ask.push("503", "503");
    await shop.workOnce(service);
    expect((await shop.creation(id))?.status).toBeNull();
    expect(service.simulator.faults.ask).toHaveLength(2);
    expect(service.simulator.orders.size).toBe(1);
  });
});

describe.each(AT_ONCE)("empty answer of %s", (name) => {
  const { gems, mills } = wishAt(name);

  test("fails at once on an empty or failed answer, which counts as spent", async () => {
    const service = openService(name, shop.now);
    // ElevenLabs answers a failed generation with status 500, like an internal error.
    service.simulator.endings.push(name === "elevenlabs" ? "gone" : "failed");
    const id = await order(name);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({
      ...{ status: "failed", failureClass: "engine", gems: { settled: 0, refunded: gems } },
    });
    expect(await intentOf(id)).toMatchObject({ state: "failed" });
    expect(await spentOn(id)).toEqual({ mills, state: "settled" });
  });
});

describe.each(AT_ONCE)("no result from %s", (name) => {
  const { gems, mills, wait } = wishAt(name);
  const open = () => openService(name, shop.now);

  test("a prompt that is refused costs nothing", async () => {
    const service = open();
    service.simulator.endings.push("policy");
    const id = await order(name);
    await shop.workOnce(service);
    expect(await shop.creation(id)).toMatchObject({ status: "failed", failureClass: "policy" });
    expect(await intentOf(id)).toMatchObject({ state: "refused", refusal: "policy" });
    expect(await spentOn(id)).toEqual({ mills: 0, state: "settled" });
  });

  test("refunds a user who cancels while the outcome is unknown; the service cannot be notified", async () => {
    const service = open();
    service.simulator.faults.submit.push("lost after");
    const id = await order(name);
    await shop.workOnce(service);
    await shop.orders.act(ada, id, "cancel");
    shop.clock.ahead = wait;
    await shop.lookAfter(service);
    expect(await intentOf(id)).toMatchObject({ state: "called off" });
    expect((await shop.creation(id))?.gems).toMatchObject({ settled: 0, refunded: gems });
    expect(await spentOn(id)).toEqual({ mills, state: "settled" });
    expect(service.simulator.orders.size).toBe(1);
  });
});
