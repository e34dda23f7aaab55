import { randomUUID } from "node:crypto";
import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { expect, onTestFinished, test } from "vitest";
import { beginWithLongFilms, beginWork, delivered } from "./begin-work.ts";
import { ORDERED, openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
const { claims, database, boss, orders } = shop;

/** Creates a job of ada's whose worker dies. */
async function vanish() {
  await orders.give("usr_ada", 40);
  const id = await orders.create("usr_ada", { prompt: "a fox" });
  const job = await claims.claim(ORDERED, new Date());
  expect(job).toMatchObject({ subject: { id: id } });
  await freeJobsOfDeadWorkers(database, boss, -1);
  return id;
}

/** Makes the job count as one that takes minutes. */
const lengthen = (id: string) =>
  database.updateTable("job").set({ size: "large" }).where("subject_id", "=", id).execute();

test("a user with nothing running goes before a long suspect", async () => {
  const vanished = await vanish();
  await lengthen(vanished);
  await orders.give("usr_bruno", 40);
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  const begun = beginWork(shop, 1);
  await expect.poll(() => begun).toEqual([his, vanished]);
  await delivered(shop, vanished);
});

test("a user with nothing running does not go before a small suspect, which finishes soon", async () => {
  const vanished = await vanish();
  await orders.give("usr_bruno", 40);
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  await database.updateTable("job").set({ turn: 0 }).where("subject_id", "=", his).execute();
  const begun = beginWork(shop, 1);
  await expect.poll(() => begun).toEqual([vanished, his]);
  await delivered(shop, his);
});

test("a suspect is queued behind the first of those users, not behind all that gave up their places", async () => {
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

test("a user with a running job does not go before a suspect", async () => {
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

test("a newcomer also goes first while the suspect waits for running work to end", async () => {
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

test("small suspects run alone before long ones, whatever their order of arrival", async () => {
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

test("a dead worker's job waits like any other", async () => {
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

test("only an upload of a user without a running one counts as waiting", async () => {
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
