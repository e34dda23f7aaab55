import { postgresCreationReader } from "@kinora/database/creation/postgres-creation-reader";
import { beginInTurn } from "@kinora/database/hosted/begin-in-turn";
import { openLane } from "@kinora/database/job/open-job-queue";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import { beforeEach, expect, test } from "vitest";
import { held } from "../held.ts";
import { ORDERED, openWorkshop } from "../workshop.ts";
import { fetchNothing } from "./fetch-nothing.ts";
import { MODEL, openStoryServices } from "./story-services.ts";

const services = openStoryServices(() => new Date());
const { fal, budgets } = services;
const AT_ONCE = 2;
const shop = await openWorkshop([], null, {
  ...services.open(),
  ...{ budgets, fetchResult: fetchNothing, serviceLimits: () => AT_ONCE },
});
const { database, boss, claims, clock, orders, queue, attempt } = shop;
await openLane(boss, "hosted");
for (const name of ["ada", "bruno"]) await orders.give(`usr_${name}`, 10_000);

const now = () => new Date(Date.now() + clock.ahead);

/** Works until every job of the lane waits or has ended. */
async function workAll() {
  for (;;) {
    const job = await claims.claim({ ...ORDERED, lane: "hosted" }, now());
    if (job === null) return;
    await held(claims, job, () => attempt(job));
  }
}

/** Makes jobs that wait go on, in this order. */
async function goOn(...ids: readonly string[]) {
  for (const id of ids) {
    await queue.wake(creationSubject(id));
    await workAll();
  }
}

const order = (who: string, words: string) =>
  orders.create(`usr_${who}`, { type: "text-to-image", model: MODEL, prompt: words }, undefined, [
    "fal",
  ]);
const standing = async (id: string) => {
  const found = await postgresCreationReader(database).find(id);
  const { stage, position, elsewhere } = found?.progress ?? {};
  return { stage, position, service: elsewhere?.service };
};
/** Gives the orders at the service another hour, so that they keep their places. */
const keepThere = () =>
  database
    .updateTable("hosted_intent")
    .set({ deadline: new Date(now().getTime() + 3_600_000) })
    .execute();
const prompts = () => [...fal.orders.values()].map(({ input }) => JSON.stringify(input));
const isThere = (words: string) => prompts().some((prompt) => prompt.includes(words));

beforeEach(async () => {
  (fal.orders as Map<string, unknown>).clear();
  clock.ahead = 0;
  await database.deleteFrom("hosted_turn").execute();
  // Those of the test before that were cancelled; nobody told the service yet.
  await database.deleteFrom("hosted_intent").execute();
});

test("a service has no more orders at once than allowed, and the next place is for whoever has fewest there", async () => {
  const hers: string[] = [];
  for (const words of ["one", "two", "three", "four"])
    hers.push(await order("ada", `a fox ${words}`));
  await workAll();
  const his = await order("bruno", "a badger");
  await workAll();
  const [first = "", second = "", third = "", fourth = ""] = hers;
  await goOn(third, fourth, his);
  expect(fal.orders.size).toBe(AT_ONCE);
  const waits = { stage: "queued", service: "fal" };
  expect(await standing(his)).toEqual({ ...waits, position: 0 });
  expect(await standing(third)).toEqual({ ...waits, position: 1 });
  expect(await standing(fourth)).toEqual({ ...waits, position: 2 });
  // The first is done: his turn, although hers asks before him.
  await goOn(first, first, first);
  expect((await shop.creation(first))?.status).toBeNull();
  await goOn(third, fourth, his, third);
  expect([isThere("badger"), isThere("three")]).toEqual([true, false]);
  await goOn(second, second, second, third);
  expect([isThere("three"), isThere("four")]).toEqual([true, false]);
  for (const id of [his, third, fourth])
    await orders.act(id === his ? "usr_bruno" : "usr_ada", id, "cancel");
});

test("a cancelled order gives its turn to the next, and one that waits as long as it may take gets its gems back", async () => {
  const there = [await order("ada", "one"), await order("ada", "two")];
  const [cancelled, next] = [await order("ada", "three"), await order("ada", "four")];
  await workAll();
  await goOn(cancelled, next);
  expect(await standing(next)).toMatchObject({ position: 1 });
  await orders.act("usr_ada", cancelled, "cancel");
  clock.ahead = 61_000;
  await goOn(next);
  expect(await standing(next)).toMatchObject({ position: 0 });
  await keepThere();
  for (; clock.ahead < 21 * 60_000; clock.ahead += 59_000) await goOn(next);
  expect(await shop.creation(next)).toMatchObject({
    ...{ status: "failed", gems: { settled: 0, refunded: 10 } },
  });
  for (const id of there) await orders.act("usr_ada", id, "cancel");
});

test("orders that a service lost take nobody's places once their works have failed", async () => {
  const lost = [await order("ada", "one"), await order("ada", "two")];
  await workAll();
  (fal.orders as Map<string, unknown>).clear();
  clock.ahead = 21 * 60_000;
  await goOn(...lost);
  for (const id of lost) expect((await shop.creation(id))?.status).toBe("failed");
  const his = await order("bruno", "a badger");
  await workAll();
  expect(isThere("badger")).toBe(true);
  await orders.act("usr_bruno", his, "cancel");
});

test("cancelled orders that the service cannot be told of take nobody's places for ever", async () => {
  const left = [await order("ada", "one"), await order("ada", "two")];
  await workAll();
  for (const id of left) await orders.act("usr_ada", id, "cancel");
  clock.ahead = 30 * 60 * 60_000;
  const his = await order("bruno", "a badger");
  await workAll();
  expect(isThere("badger")).toBe(true);
  await orders.act("usr_bruno", his, "cancel");
});

test("an order whose turn nobody could give, because no worker ran, is not given up when one runs again", async () => {
  const there = [await order("ada", "one"), await order("ada", "two")];
  await workAll();
  const his = await order("bruno", "a badger");
  await workAll();
  clock.ahead = 21 * 60_000;
  await keepThere();
  await goOn(his);
  expect(await standing(his)).toMatchObject({ stage: "queued", position: 0 });
  for (const id of there) await goOn(id, id, id);
  for (const id of there) expect((await shop.creation(id))?.status).toBeNull();
  await goOn(his);
  expect((await shop.creation(his))?.status).not.toBe("failed");
});

test("eight workers that begin orders at once never exceed the limit", async () => {
  const ids = [];
  for (let nth = 0; nth < 8; nth += 1) ids.push(await order(nth % 2 ? "ada" : "bruno", `${nth}`));
  const jobs = await database
    .selectFrom("job")
    .select("id")
    .where("subject_id", "in", ids)
    .execute();
  const begun = await Promise.all(
    jobs.map(({ id: key }) =>
      beginInTurn(
        database,
        {
          ...{ key, provider: "fal", endpoint: "flux", bodyHash: "0", callbackToken: key },
          ...{ price: { mills: 40, version: 1 }, callsBack: false, keyOf: null },
          ...{ begunAt: now(), deadline: new Date(now().getTime() + 60_000) },
        },
        { atOnce: AT_ONCE, ofTier: null, now: now() },
      ),
    ),
  );
  expect(begun.filter((one) => one === true)).toHaveLength(AT_ONCE);
});
