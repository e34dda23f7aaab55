import { findLeftTickets, noteCalledOff } from "@kinora/database/job/left-tickets";
import { expect, test } from "vitest";
import { callOffOrders } from "../src/creation/call-off-orders.ts";
import { fakeService } from "./fake-service.ts";
import { openWorkshop } from "./workshop.ts";

const service = fakeService();
const shop = await openWorkshop([service]);
const { database, claims } = shop;
const ada = "usr_ada";
await shop.orders.give(ada, 100);

const order = () => shop.orders.create(ada, { prompt: `made elsewhere ${Math.random()}` });
const jobOf = (id: string) =>
  database.selectFrom("job").selectAll().where("subject_id", "=", id).executeTakeFirstOrThrow();
const wake = (id: string) => shop.queue.wake({ noun: "creation", id });
const callOff = () =>
  callOffOrders({
    generators: [service],
    findLeft: () => findLeftTickets(database, new Date(0), 100),
    findCreation: shop.creation,
    noteCalledOff: (jobId) => noteCalledOff(database, jobId, new Date()),
    log: () => {},
  });

test("orders a service's result once, waits without a slot and fetches it when it is ready", async () => {
  const id = await order();
  const job = await shop.workOnce();
  expect(await jobOf(id)).toMatchObject({ ended_at: null, failures: 0 });
  expect((await jobOf(id)).waits_until).not.toBeNull();
  expect(await claims.isEmpty("render")).toBe(true);
  const ticket = `there-${job?.id}`;
  const steps = await shop.work.steps.read(job?.id ?? "");
  expect(steps.get("submit")).toEqual({ id: ticket });

  // Polled too early, it keeps waiting.
  await wake(id);
  await shop.workOnce();
  expect((await shop.creation(id))?.status).toBe("processing");

  service.ready.add(ticket);
  await wake(id);
  await shop.workOnce();
  expect(await shop.creation(id)).toMatchObject({
    status: null,
    thumbhash: "AAAA",
    gems: { held: 1, settled: 1 },
    recipe: { engineVersion: "service-1" },
  });
  expect([...service.orders.keys()]).toEqual([job?.id]);
  expect(service.collected).toBe(1);
});

test("resubmits an order whose response was lost with the same key", async () => {
  service.orders.clear();
  const id = await order();
  service.lostAnswers = 1;
  const first = await shop.workOnce();
  await shop.workOnce();
  expect([...service.orders.keys()]).toEqual([first?.id]);
  expect((await jobOf(id)).waits_until).not.toBeNull();
  await shop.orders.act(ada, id, "cancel");
});

test("refunds a user who cancels a waiting order, and cancels it at the service once", async () => {
  await callOff();
  service.calledOff.length = 0;
  const id = await order();
  const job = await shop.workOnce();
  await shop.orders.act(ada, id, "cancel");
  expect(await shop.creation(id)).toMatchObject({ status: "deleted", failureClass: "cancelled" });
  expect(await shop.workOnce()).toBeNull();
  await callOff();
  await callOff();
  expect(service.calledOff).toEqual([`there-${job?.id}`]);
});

test("never calls off work of the built-in generator", async () => {
  const id = await shop.orders.create(ada, { prompt: "a fox" });
  shop.generator.failures.push(new Error("one"), new Error("two"), new Error("three"));
  for (let count = 0; count < 3; count += 1) await shop.workOnce();
  expect((await shop.creation(id))?.status).toBe("failed");
  expect(await findLeftTickets(database, new Date(0), 100)).toEqual([]);
});
