import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import { readServiceHealth } from "@kinora/database/hosted/read-service-health";
import { probeServices } from "@kinora/domain/hosted/service-health";
import type { SubmitFault } from "@kinora/provider-simulators/faults";
import { beforeEach, expect, test } from "vitest";
import { ada, openOrders, wishAt } from "./open-orders.ts";
import { openService, protocolOf, SERVICES, type SimulatedService } from "./simulated-service.ts";

const { shop, order, intentOf } = await openOrders();
const { database } = shop;
const health = postgresServiceHealth(database);

const healthOf = async (name: string) =>
  (await readServiceHealth(database, shop.now())).get(protocolOf(name));

/** Orders a result and works until the service is done with it. */
async function deliver(service: SimulatedService) {
  const id = await order(service.name);
  await shop.workOnce(service);
  if (!service.answersAtOnce) {
    service.simulator.tick();
    service.simulator.tick();
    await shop.wake(id);
    await shop.workOnce(service);
  }
  return id;
}

async function meet(service: SimulatedService, fault: SubmitFault) {
  service.simulator.faults.submit.push(fault);
  const id = await order(service.name);
  await shop.workOnce(service);
  return id;
}

beforeEach(async () => {
  await database.deleteFrom("service_minute").execute();
  await database.deleteFrom("service_circuit").execute();
});

test.each(SERVICES)("counts a result delivered by %s once", async (name) => {
  const id = await deliver(openService(name, shop.now));
  expect((await shop.creation(id))?.status).toBeNull();
  expect((await healthOf(name))?.hour).toMatchObject({ delivered: 1, refused: 0, faults: 0 });
});

test.each([
  ["never arrives", { faults: 1, refused: 0 }, "unreachable"],
  ["lost before", { faults: 1, refused: 0 }, "unanswered"],
  ["500 before", { faults: 1, refused: 0 }, "unanswered"],
  ["quota", { faults: 1, refused: 0 }, "quota"],
  ["auth", { faults: 1, refused: 0 }, "auth"],
  ["policy", { faults: 0, refused: 1 }, undefined],
  ["input", { faults: 0, refused: 1 }, undefined],
] as const)("records an order that meets %s", async (fault, counts, why) => {
  await meet(openService("fal", shop.now), fault);
  const report = await healthOf("fal");
  expect(report?.hour).toMatchObject(counts);
  expect(report?.circuit?.fault).toBe(why);
});

test("does not count a busy service as failed", async () => {
  await meet(openService("fal", shop.now), "429");
  expect(await healthOf("fal")).toBeUndefined();
});

test("counts a failed result, and opens a circuit for one that never arrived", async () => {
  const service = openService("fal", shop.now);
  service.simulator.endings.push("failed");
  await deliver(service);
  expect(await healthOf("fal")).toMatchObject({ hour: { faults: 1 }, circuit: null });
  const id = await order("fal");
  await shop.workOnce(service);
  shop.clock.ahead = wishAt("fal").wait;
  await shop.wake(id);
  await shop.workOnce(service);
  expect((await shop.creation(id))?.failureClass).toBe("timeout");
  expect((await healthOf("fal"))?.circuit).toMatchObject({ faults: 1, fault: "late" });
});

test("disables a service after five consecutive failures; a probe re-enables it on trial, a result for good", async () => {
  const service = openService("fal", shop.now, { callsBack: false });
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await health.open()).size).toBe(0);
    const id = await meet(service, "lost before");
    // An order sent to a service is looked up there and never sent anywhere else.
    expect(await intentOf(id)).toMatchObject({ state: "sending", sends: 1 });
    await shop.orders.act(ada, id, "cancel");
  }
  expect((await health.open()).get("fal")?.fault).toBe("unanswered");
  const asked: string[] = [];
  const probe = async (name: string) => {
    asked.push(name);
    return "accepted" as const;
  };
  await probeServices({ health, probe, now: shop.now });
  expect(asked).toEqual([]);
  shop.clock.ahead = 61_000;
  await probeServices({ health, probe, now: shop.now });
  expect(asked).toEqual(["fal"]);
  expect((await health.open()).size).toBe(0);
  await shop.orders.act(ada, await meet(service, "lost before"), "cancel");
  expect((await health.open()).size).toBe(1);
  await deliver(service);
  expect((await healthOf("fal"))?.circuit).toBeNull();
});
