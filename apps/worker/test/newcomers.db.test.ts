import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { expect, onTestFinished, test } from "vitest";
import { allDelivered, beginWithLongFilms, beginWork, delivered } from "./begin-work.ts";
import { ORDERED, openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
const { claims, database, boss, orders } = shop;

test("a newcomer does not wait while one user occupies all slots", async () => {
  for (const person of ["usr_ada", "usr_bruno", "usr_chiyo"]) await orders.give(person, 40);
  const films = [
    await orders.create("usr_ada", { prompt: "a fox" }),
    await orders.create("usr_ada", { prompt: "a hare" }),
  ];
  const third = await orders.create("usr_ada", { prompt: "a mole" });
  const { begun, end } = beginWithLongFilms(shop, 2, films);
  await expect.poll(() => begun).toEqual(films);
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  await delivered(shop, his);
  const hers = await orders.create("usr_chiyo", { prompt: "an owl" });
  await delivered(shop, hers);
  expect(begun).toEqual([...films, his, hers]);
  end();
  await allDelivered(shop, [...films, third]);
});

test("a place beyond the slots is for newcomers: earlier orders of others do not take it", async () => {
  for (const person of ["usr_ada", "usr_bruno", "usr_chiyo"]) await orders.give(person, 40);
  const films = [
    await orders.create("usr_ada", { prompt: "a fox" }),
    await orders.create("usr_bruno", { prompt: "a hare" }),
  ];
  const { begun, end } = beginWithLongFilms(shop, 2, films);
  await expect.poll(() => begun).toHaveLength(2);
  const second = await orders.create("usr_ada", { prompt: "a mole" });
  const hers: string[] = [];
  // From the second on, these are in a later turn than ada's.
  for (const prompt of ["an owl", "a bear", "a swan"]) {
    const id = await orders.create("usr_chiyo", { prompt });
    hers.push(id);
    await delivered(shop, id);
  }
  expect(begun.slice(2)).toEqual(hers);
  end();
  await allDelivered(shop, [...films, second]);
});

test("the slots continue with earlier orders, however many newcomers are running", async () => {
  const people = ["usr_ada", "usr_bruno", "usr_chiyo"];
  for (const person of people) await orders.give(person, 40);
  const films = [
    await orders.create("usr_ada", { prompt: "a fox" }),
    await orders.create("usr_ada", { prompt: "a hare" }),
  ];
  const filmed = Promise.withResolvers<void>();
  const drawn = Promise.withResolvers<void>();
  onTestFinished(() => {
    filmed.resolve();
    drawn.resolve();
  });
  const theirs: string[] = [];
  const begun = beginWork(shop, 2, async (job, signal) => {
    if (films.includes(job.subject.id)) await filmed.promise;
    if (theirs.includes(job.subject.id)) await drawn.promise;
    await shop.attempt(job, signal);
  });
  await expect.poll(() => begun).toEqual(films);
  for (const person of ["usr_bruno", "usr_chiyo"])
    theirs.push(await orders.create(person, { prompt: "a boat" }));
  await expect.poll(() => begun).toHaveLength(4);
  const third = await orders.create("usr_ada", { prompt: "a mole" });
  filmed.resolve();
  await delivered(shop, third);
  drawn.resolve();
  await allDelivered(shop, [...films, ...theirs]);
});

test("a user whose worker died is a newcomer again and waits for no slot", async () => {
  for (const person of ["usr_ada", "usr_bruno"]) await orders.give(person, 40);
  const vanished = await orders.create("usr_ada", { prompt: "a fox" });
  await claims.claim(ORDERED, new Date());
  await freeJobsOfDeadWorkers(database, boss, -1);
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  await database.updateTable("job").set({ turn: 0 }).where("subject_id", "=", his).execute();
  const first = await claims.claim({ ...ORDERED, newcomersOnly: true }, new Date());
  expect(first).toMatchObject({ subject: { id: vanished }, suspect: true });
  const second = await claims.claim({ ...ORDERED, newcomersOnly: true }, new Date());
  expect(second).toMatchObject({ subject: { id: his } });
  // A worker holds it again.
  expect(await claims.newcomersWait("render")).toBe(false);
  for (const job of [first, second]) if (job) await shop.attempt(job);
});

test("places for newcomers are limited: the others wait", async () => {
  const people = ["usr_ada", "usr_bruno", "usr_chiyo"];
  for (const person of people) await orders.give(person, 40);
  const ids: string[] = [];
  for (const person of people) ids.push(await orders.create(person, { prompt: "a fox" }));
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  onTestFinished(() => end());
  const ends: Promise<void>[] = [];
  const begun = beginWork(shop, 1, (job, signal) => {
    const attempt = ended.then(() => shop.attempt(job, signal));
    ends.push(attempt);
    return attempt;
  });
  // Both places are filled in one pass, which would have filled a third one as well.
  await expect.poll(() => begun).toHaveLength(2);
  expect(await claims.newcomersWait("render")).toBe(true);
  end();
  await Promise.all(ends);
  await expect.poll(() => begun).toHaveLength(3);
  await allDelivered(shop, ids);
});

test("the last place is for small jobs, however many long films wait", async () => {
  const people = ["usr_ada", "usr_bruno", "usr_chiyo"];
  for (const person of people) await orders.give(person, 40);
  const films: string[] = [];
  for (const person of people) films.push(await orders.create(person, { prompt: "a fox" }));
  // Makes the jobs count as long films.
  await database
    .updateTable("job")
    .set({ size: "large" })
    .where("subject_id", "in", films)
    .execute();
  const { begun, end } = beginWithLongFilms(shop, 1, films);
  await expect.poll(() => begun).toHaveLength(1);
  await orders.give("usr_mira", 40);
  const hers = await orders.create("usr_mira", { prompt: "an owl" });
  await delivered(shop, hers);
  expect(begun).toHaveLength(2);
  end();
  await allDelivered(shop, films);
});

test("a user who cancels a running job and orders again is no newcomer for a minute", async () => {
  for (const person of ["usr_ada", "usr_bruno"]) await orders.give(person, 40);
  const first = await orders.create("usr_ada", { prompt: "a fox" });
  await claims.claim(ORDERED, new Date());
  await orders.act("usr_ada", first, "cancel");
  const again = await orders.create("usr_ada", { prompt: "a hare" });
  expect(await claims.newcomersWait("render")).toBe(false);
  expect(await claims.claim({ ...ORDERED, newcomersOnly: true }, new Date())).toBeNull();
  await database
    .updateTable("job")
    .set({ ended_at: new Date(Date.now() - 61_000) })
    .where("subject_id", "=", first)
    .execute();
  const job = await claims.claim({ ...ORDERED, newcomersOnly: true }, new Date());
  expect(job).toMatchObject({ subject: { id: again } });
  if (job) await shop.attempt(job);
});
