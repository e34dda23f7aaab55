import { rmSync } from "node:fs";
import { join } from "node:path";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { priceUpdate } from "@kinora/domain/story/price-story";
import { beforeEach, expect, test } from "vitest";
import {
  boardBy,
  CLIP,
  CLIP_MILLS,
  MODEL,
  MODEL_GEMS,
  MODEL_MILLS,
  openStoryServices,
} from "./story-services.ts";
import { ada, openStoryShop } from "./story-shop.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const shop = await openStoryShop(openStoryServices);
const { database, customer, clock, services } = shop;
const { fal } = services;

const balance = async () => (await shop.ledger.balance(ada, new Date())).available;
const intentOf = (id: string) =>
  database
    .selectFrom("hosted_intent as intent")
    .innerJoin("job", "job.id", "intent.for_job")
    .innerJoin("hosted_spending as spending", "spending.job_id", "intent.job_id")
    .select(["intent.state", "spending.state as spending", "spending.mills"])
    .where("job.subject_id", "=", id)
    .orderBy("intent.begun_at")
    .execute();
const picture = async (id: string) => {
  const { orders, keys, artifacts } = await customer.standing(id);
  const [first] = orders.scenes;
  return first && artifacts.get(keys.of(first.picture));
};
const updateCosts = async (id: string) => priceUpdate(await customer.standing(id), null).gems;

/** Works on the story for this many minutes. */
async function workFor(id: string, minutes: number) {
  for (let passed = 0; passed <= minutes; passed += 2) {
    while (await shop.live());
    clock.ahead += 2 * MINUTE;
    await shop.queue.wake({ noun: "story", id });
  }
}

/** Creates a story whose first picture fal has accepted without ever reporting its status. */
async function orderedAndSilent() {
  fal.faults.ask.push(...Array<"503">(200).fill("503"));
  const id = await customer.create({ prompt: "", board: boardBy([MODEL]) });
  await customer.work(id, "update");
  await shop.live();
  expect(fal.orders.size).toBe(1);
  return id;
}

/** Creates such a story and lets its picture's deadline pass. */
async function failedAtItsDeadline() {
  const id = await orderedAndSilent();
  await workFor(id, 24);
  fal.faults.ask.length = 0;
  return id;
}

beforeEach(() => {
  (fal.orders as Map<string, unknown>).clear();
  fal.faults.ask.length = 0;
  fal.endings.length = 0;
  shop.generator.verdict = "clean";
  clock.ahead = 0;
});

test("cancelled work cancels its pictures: they are not delivered, and we bear their possible cost", async () => {
  const before = await balance();
  const id = await orderedAndSilent();
  fal.faults.ask.length = 0;
  await customer.cancel(id);
  await shop.lookAfter();
  expect([...fal.orders.values()].map(({ stage }) => stage)).toEqual(["cancelled"]);
  expect(await intentOf(id)).toEqual([
    { state: "called off", spending: "settled", mills: MODEL_MILLS },
  ]);
  clock.ahead = 60 * MINUTE;
  await shop.lookAfter();
  expect(await picture(id)).toBeUndefined();
  // The two pictures painted meanwhile are paid.
  expect(await balance()).toBe(before - 2);
});

test("adds a picture that arrives after its deadline free of charge and clears its scene's failure", async () => {
  const before = await balance();
  const id = await failedAtItsDeadline();
  expect(await picture(id)).toBeUndefined();
  expect(await balance()).toBe(before - 2);
  expect(Object.keys((await customer.find(id)).failures)).toHaveLength(1);
  // The three stages are queued, in progress and done.
  for (let look = 0; look < 3; look += 1) await shop.lookAfter();
  expect(await picture(id)).toMatchObject({ kind: "picture", paid: true });
  expect(await customer.find(id)).toMatchObject({ failures: {}, failure: null });
  expect(await updateCosts(id)).toBe(0);
  expect(await balance()).toBe(before - 2);
  expect(await intentOf(id)).toEqual([{ state: "collected", spending: "settled", mills: 37 }]);
  expect(fal.orders.size).toBe(1);
});

test("adds no late picture while the story is being worked on, and fetches none it already has", async () => {
  const before = await balance();
  const id = await failedAtItsDeadline();
  await customer.work(id, "update");
  for (let look = 0; look < 3; look += 1) await shop.lookAfter();
  expect(await picture(id)).toBeUndefined();
  await workFor(id, 10);
  await shop.lookAfter();
  expect(await picture(id)).toMatchObject({ paid: true });
  expect((await intentOf(id)).map(({ state }) => state)).toEqual(["lost", "collected"]);
  expect(await balance()).toBe(before - 2 - MODEL_GEMS);
});

test("does not add a late picture that the scan refuses", async () => {
  const id = await failedAtItsDeadline();
  shop.generator.verdict = "hit";
  for (let look = 0; look < 3; look += 1) await shop.lookAfter();
  expect(await picture(id)).toBeUndefined();
  expect((await intentOf(id)).map(({ state }) => state)).toEqual(["failed"]);
});

test("leaves a late picture to the next worker when one is killed while fetching it", async () => {
  const id = await failedAtItsDeadline();
  for (let look = 0; look < 2; look += 1) await shop.lookAfter();
  for (let moment = 1; moment <= 12; moment += 1) await shop.lookAfter({ moment, kind: "killed" });
  await shop.lookAfter();
  expect(await picture(id)).toMatchObject({ paid: true });
  expect(fal.orders.size).toBe(1);
});

test("adds a clip that arrives after its deadline free of charge, and begins the next one with it", async () => {
  const before = await balance();
  fal.faults.ask.push(...Array<"503">(400).fill("503"));
  const clips = [CLIP, { ...CLIP, continues: true as const }];
  const id = await customer.create({ prompt: "", board: boardBy([], { clips }) });
  await customer.work(id, "update");
  await workFor(id, 70);
  fal.faults.ask.length = 0;
  expect(fal.orders.size).toBe(1);
  expect(await balance()).toBe(before - 3);
  const clip = async () => {
    const { orders, keys, artifacts } = await customer.standing(id);
    const [first] = orders.scenes;
    return first?.footage && artifacts.get(keys.of(first.footage));
  };
  expect(await clip()).toBeUndefined();
  for (let look = 0; look < 3; look += 1) await shop.lookAfter();
  expect(await clip()).toMatchObject({ kind: "footage", paid: true });
  expect(await customer.find(id)).toMatchObject({ failures: {}, failure: null });
  expect(await balance()).toBe(before - 3);
  await customer.work(id, "update");
  await workFor(id, 10);
  expect(fal.orders.size).toBe(2);
  expect(await updateCosts(id)).toBe(0);
  const intents = await intentOf(id);
  expect(intents.map(({ state }) => state)).toEqual(["collected", "collected"]);
  expect(intents.every(({ mills }) => mills <= CLIP_MILLS)).toBe(true);
});

test("gives up a late clip whose first picture is gone, and counts it as spent", async () => {
  fal.faults.ask.push(...Array<"503">(400).fill("503"));
  const id = await customer.create({ prompt: "", board: boardBy([], { clips: [CLIP] }) });
  await customer.work(id, "update");
  await workFor(id, 70);
  fal.faults.ask.length = 0;
  rmSync(join(shop.directory, "media"), { recursive: true });
  for (let look = 0; look < 3; look += 1) await shop.lookAfter();
  expect(await intentOf(id)).toMatchObject([{ state: "lost", spending: "settled" }]);
});

test("gives up a picture without news for a day, and counts it as spent", async () => {
  const id = await failedAtItsDeadline();
  fal.faults.ask.push(...Array<"503">(200).fill("503"));
  await shop.lookAfter();
  expect((await intentOf(id)).map(({ state }) => state)).toEqual(["accepted"]);
  clock.ahead += DAY;
  await shop.lookAfter();
  expect(await intentOf(id)).toEqual([{ state: "lost", spending: "settled", mills: MODEL_MILLS }]);
});

test("cancels the late pictures of a deleted story", async () => {
  const id = await failedAtItsDeadline();
  await customer.remove(id);
  await shop.lookAfter();
  expect([...fal.orders.values()].map(({ stage }) => stage)).toEqual(["cancelled"]);
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

// Last, because the services give every picture the same bytes, which are known from then on.
test("keeps a late picture that is known as child abuse apart", async () => {
  const id = await failedAtItsDeadline();
  shop.generator.verdict = "known";
  for (let look = 0; look < 3; look += 1) await shop.lookAfter();
  expect(await picture(id)).toBeUndefined();
  const held = await database
    .selectFrom("creation_event")
    .innerJoin("creation", "creation.id", "creation_id")
    .select(["user_id", "rule", "status", "moderator_hidden"])
    .where("role", "=", "system")
    .execute();
  expect(held).toEqual([
    { user_id: ada, rule: "child_abuse", status: "review", moderator_hidden: true },
  ]);
});
