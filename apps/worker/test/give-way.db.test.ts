import { randomUUID } from "node:crypto";
import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { expect, onTestFinished, test } from "vitest";
import { beginWithLongFilms, beginWork, delivered } from "./begin-work.ts";
import { ORDERED, openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
const { claims, database, boss, orders } = shop;

/** A job of ada's that is in the hands of a worker, which dies. */
async function vanish() {
  await orders.give("usr_ada", 40);
  const id = await orders.create("usr_ada", { prompt: "a fox" });
  const job = await claims.claim(ORDERED, new Date());
  expect(job).toMatchObject({ subject: { id: id } });
  await freeJobsOfDeadWorkers(database, boss, -1);
  return id;
}

/** As if it took minutes. */
const lengthen = (id: string) =>
  database.updateTable("job").set({ size: "large" }).where("subject_id", "=", id).execute();

test("whoever has had nothing yet goes before a suspect", async () => {
  const vanished = await vanish();
  await lengthen(vanished);
  await orders.give("usr_bruno", 40);
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  const begun = beginWork(shop, 1);
  await expect.poll(() => begun).toEqual([his, vanished]);
  await delivered(shop, vanished);
});

test("but not before one that is made in a moment, which is soon done", async () => {
  const vanished = await vanish();
  await orders.give("usr_bruno", 40);
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  await database.updateTable("job").set({ turn: 0 }).where("subject_id", "=", his).execute();
  const begun = beginWork(shop, 1);
  await expect.poll(() => begun).toEqual([vanished, his]);
  await delivered(shop, his);
});

test("it goes behind the first of them, not behind all that gave up their places", async () => {
  for (const person of ["usr_bruno", "usr_chiyo"]) await orders.give(person, 40);
  const vanished = await vanish();
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  const hers = [
    await orders.create("usr_chiyo", { prompt: "an owl" }),
    await orders.create("usr_chiyo", { prompt: "a bear" }),
  ];
  const suspect = await claims.claim(ORDERED, new Date());
  expect(suspect).toMatchObject({ subject: { id: vanished }, suspect: true });
  if (suspect) await claims.giveWay(suspect);
  const begun = [];
  for (let count = 0; count < 4; count += 1) begun.push((await shop.workOnce())?.subject.id);
  expect(begun).toEqual([his, hers[0], vanished, hers[1]]);
});

test("not whoever has something begun already", async () => {
  for (const person of ["usr_bruno", "usr_chiyo"]) await orders.give(person, 40);
  await orders.create("usr_bruno", { prompt: "a boat" });
  const his = await claims.claim(ORDERED, new Date());
  await orders.create("usr_bruno", { prompt: "a bridge" });
  const hers = await orders.create("usr_chiyo", { prompt: "an owl" });
  const other = await claims.claim(ORDERED, new Date());
  if (!his || !other) throw new Error("There was nothing to claim.");
  await orders.act("usr_chiyo", hers, "cancel");
  expect(await claims.firstTimersWait("render", "usr_ada")).toBe(false);
  for (const job of [his, other]) await shop.attempt(job);
  while (await shop.workOnce());
});

test("also while the suspect waits for what is at work beside it", async () => {
  for (const person of ["usr_ada", "usr_bruno", "usr_chiyo"]) await orders.give(person, 40);
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  const suspect = await orders.create("usr_ada", { prompt: "a fox" });
  const ofSuspect = database.selectFrom("job").selectAll().where("subject_id", "=", suspect);
  await database
    .updateTable("job")
    .set({ suspect: true, size: "large" })
    .where("subject_id", "=", suspect)
    .execute();
  const { begun, end } = beginWithLongFilms(shop, 2, [his]);
  await expect
    .poll(async () => (await ofSuspect.executeTakeFirstOrThrow()).held_since)
    .not.toBeNull();
  const hers = await orders.create("usr_chiyo", { prompt: "an owl" });
  await expect.poll(() => begun).toEqual([his, hers]);
  end();
  await expect.poll(() => begun).toEqual([his, hers, suspect]);
  await delivered(shop, suspect);
});

test("of suspects the short ones have their turns alone first, whoever was ordered first", async () => {
  await orders.give("usr_olivia", 40);
  const film = await orders.create("usr_olivia", { prompt: "a boat" });
  const picture = await orders.create("usr_olivia", { prompt: "a fox" });
  await database.updateTable("job").set({ size: "large" }).where("subject_id", "=", film).execute();
  for (const _ of [film, picture]) await claims.claim(ORDERED, new Date());
  await freeJobsOfDeadWorkers(database, boss, -1);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  onTestFinished(() => end());
  const done: string[] = [];
  beginWork(shop, 2, async (job, signal) => {
    if (job.subject.id === film) await ended;
    await shop.attempt(job, signal);
    done.push(job.subject.id);
  });
  await expect.poll(() => done).toEqual([picture]);
  end();
  await expect.poll(() => done).toEqual([picture, film]);
});

test("what a dead worker had in its hands waits as everything else does", async () => {
  for (const person of ["usr_olivia", "usr_mira"]) await orders.give(person, 40);
  await orders.create("usr_mira", { prompt: "a boat" });
  const his = await claims.claim(ORDERED, new Date());
  await orders.create("usr_olivia", { prompt: "a fox" });
  const hers = await claims.claim(ORDERED, new Date());
  if (!his || !hers) throw new Error("There was nothing to claim.");
  expect(await claims.othersWait(his)).toBe(false);
  await database.updateTable("job").set({ worker_key: null }).where("id", "=", hers.id).execute();
  expect(await claims.othersWait(his)).toBe(true);
  expect(await claims.firstTimersWait("render", his.userId)).toBe(false);
  for (const job of [his, hers]) await shop.attempt(job);
});

test("an upload of somebody of whom none is being taken in waits, of nobody else", async () => {
  const upload = (user_id: string, columns: object = {}) =>
    database
      .insertInto("upload")
      .values({
        ...{ id: randomUUID(), user_id, kind: "image", bytes: 1, state: "checking" },
        ...{ created_at: new Date(), received_at: new Date(), ...columns },
      })
      .execute();
  const atWork = { held_since: new Date(), claimed_until: new Date(Date.now() + 60_000) };
  await upload("usr_ada", atWork);
  await upload("usr_ada");
  await upload("usr_bruno", { suspect: true });
  expect(await claims.uploadsWait(null)).toBe(false);
  await upload("usr_chiyo");
  expect(await claims.uploadsWait("usr_chiyo")).toBe(false);
  expect(await claims.uploadsWait("usr_ada")).toBe(true);
});
