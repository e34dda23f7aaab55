import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { expect, onTestFinished, test } from "vitest";
import { startWorkLoop } from "../src/job/work-loop.ts";
import { openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
const { claims, database, boss, orders } = shop;

/** A job of ada's that is in the hands of a worker, which dies. */
async function vanish() {
  await orders.give("usr_ada", 10);
  const id = await orders.create("usr_ada", { prompt: "a fox" });
  const job = await claims.claim("person", new Date());
  expect(job).toMatchObject({ creationId: id });
  await freeJobsOfDeadWorkers(database, boss, -1);
  return id;
}

/** Begins to work; what was begun, in order. */
function work(slots: number, attempt = shop.attempt) {
  const begun: (string | null)[] = [];
  const loop = startWorkLoop(slots, {
    claims,
    attempt: async (job, signal) => {
      begun.push(job.creationId);
      await attempt(job, signal);
    },
    now: () => new Date(),
    log: () => {},
  });
  onTestFinished(() => loop.stop());
  loop.wake();
  return begun;
}

test("whoever has had nothing yet goes before a suspect", async () => {
  const vanished = await vanish();
  await orders.give("usr_bruno", 10);
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  const begun = work(1);
  await expect.poll(() => begun).toEqual([his, vanished]);
  await expect.poll(async () => (await shop.creation(vanished))?.status).toBeNull();
});

test("it goes behind the first of them, not behind all that gave up their places", async () => {
  for (const person of ["usr_bruno", "usr_chiyo"]) await orders.give(person, 10);
  const vanished = await vanish();
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  const hers = [
    await orders.create("usr_chiyo", { prompt: "an owl" }),
    await orders.create("usr_chiyo", { prompt: "a bear" }),
  ];
  const suspect = await claims.claim("person", new Date());
  expect(suspect).toMatchObject({ creationId: vanished, suspect: true });
  if (suspect) await claims.giveWay(suspect);
  const begun = [];
  for (let count = 0; count < 4; count += 1) begun.push((await shop.workOnce())?.creationId);
  expect(begun).toEqual([his, hers[0], vanished, hers[1]]);
});

test("not whoever has something begun already", async () => {
  for (const person of ["usr_bruno", "usr_chiyo"]) await orders.give(person, 10);
  await orders.create("usr_bruno", { prompt: "a boat" });
  const his = await claims.claim("person", new Date());
  await orders.create("usr_bruno", { prompt: "a bridge" });
  const hers = await orders.create("usr_chiyo", { prompt: "an owl" });
  const other = await claims.claim("person", new Date());
  if (!his || !other) throw new Error("There was nothing to claim.");
  await orders.act("usr_chiyo", hers, "cancel");
  expect(await claims.newcomersWait({ ...his, userId: "usr_ada" })).toBe(false);
  for (const job of [his, other]) await shop.attempt(job);
  while (await shop.workOnce());
});

test("also while the suspect waits for what is at work beside it", async () => {
  for (const person of ["usr_ada", "usr_bruno", "usr_chiyo"]) await orders.give(person, 10);
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  const suspect = await orders.create("usr_ada", { prompt: "a fox" });
  const ofSuspect = database.selectFrom("job").selectAll().where("creation_id", "=", suspect);
  await database
    .updateTable("job")
    .set({ suspect: true })
    .where("creation_id", "=", suspect)
    .execute();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  onTestFinished(() => end());
  const begun = work(2, async (job, signal) => {
    if (job.creationId === his) await ended;
    await shop.attempt(job, signal);
  });
  await expect
    .poll(async () => (await ofSuspect.executeTakeFirstOrThrow()).held_since)
    .not.toBeNull();
  const hers = await orders.create("usr_chiyo", { prompt: "an owl" });
  await expect.poll(() => begun).toEqual([his, hers]);
  end();
  await expect.poll(() => begun).toEqual([his, hers, suspect]);
  await expect.poll(async () => (await shop.creation(suspect))?.status).toBeNull();
});

test("what a dead worker had in its hands waits as everything else does", async () => {
  for (const person of ["usr_ada", "usr_bruno"]) await orders.give(person, 10);
  await orders.create("usr_bruno", { prompt: "a boat" });
  const his = await claims.claim("person", new Date());
  await orders.create("usr_ada", { prompt: "a fox" });
  const hers = await claims.claim("person", new Date());
  if (!his || !hers) throw new Error("There was nothing to claim.");
  expect(await claims.othersWait(his)).toBe(false);
  await database.updateTable("job").set({ worker_key: null }).where("id", "=", hers.id).execute();
  expect(await claims.othersWait(his)).toBe(true);
  expect(await claims.newcomersWait(his)).toBe(false);
  for (const job of [his, hers]) await shop.attempt(job);
});
