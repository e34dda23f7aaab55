import type { ChatFault } from "@kinora/provider-simulators/chat/chat-simulator";
import { beforeEach, describe, expect, test } from "vitest";
import { Interruption } from "../src/job/interruption.ts";
import { KEY, openAskedShop } from "./asked-shop.ts";
import { ORDERED } from "./workshop.ts";

const shop = await openAskedShop();
const { simulator } = shop;
const PROMPT = "un renard roux dort sous la pluie";
const FOX = { words: "un renard roux", subject: "fox", count: 1, size: "usual", colour: "red" };
const SAID = {
  figures: [
    {
      ...FOX,
      ...{ action: "sleep", emotion: "none", wears: [], relation: "none", to: -1, sign: "" },
    },
  ],
  ...{ place: "forest", time: "none", weather: "rain", mood: "none", look: "none" },
  ...{ portrait: false, missing: [] },
};
const KEPT = expect.objectContaining({ place: "forest", weather: "rain", time: null });

beforeEach(() => {
  simulator.calls.length = 0;
  simulator.bills.length = 0;
  shop.allow(1_000_000);
});

/** Orders a picture and claims its job. */
async function ordered(userId = "usr_ada") {
  const form = { prompt: PROMPT, type: "text-to-image" } as const;
  const id = await shop.works.create(userId, form);
  return { id, job: await claimed() };
}
async function claimed() {
  const job = await shop.claims.claim(ORDERED, new Date(Date.now() + shop.clock.ahead));
  if (!job) throw new Error("there is a job");
  return job;
}
const recipeOf = async (id: string) => (await shop.creation(id))?.recipe;

test("has a language model read the prompt once and stores the reading in the recipe", async () => {
  simulator.answers.push(SAID);
  const { id, job } = await ordered();
  await shop.attempt(job);
  expect(await recipeOf(id)).toMatchObject({ reading: { model: "simulated", said: KEPT } });
  expect(simulator.bills).toHaveLength(1);
  expect(await shop.intentOf(job.id)).toMatchObject({ state: "collected", paid: "settled" });
});

test("reuses a stored reading when the work is made again", async () => {
  simulator.answers.push(SAID);
  shop.generator.failures.push(new Error("broken"), new Error("broken"), new Error("broken"));
  const { id, job } = await ordered();
  await shop.attempt(job);
  await shop.attempt(await claimed());
  await shop.attempt(await claimed());
  expect((await shop.creation(id))?.status).toBe("failed");
  await shop.works.act("usr_ada", id, "retry");
  await shop.attempt(await claimed());
  expect(await shop.creation(id)).toMatchObject({ status: null, failureClass: null });
  expect(await recipeOf(id)).toMatchObject({ reading: { said: KEPT } });
  expect(simulator.calls).toHaveLength(1);
});

describe("falls back to the built-in reader and notes it in the recipe", () => {
  test.each<[ChatFault, string, number]>([
    ["500", "unanswered", 1],
    ["429", "unanswered", 0],
    ["lost", "unanswered", 1],
    ["other shape", "unusable", 1],
    ["refusal", "refused", 1],
  ])("after one call: %s", async (fault, left, bills) => {
    simulator.answers.length = 0;
    simulator.answers.push(SAID);
    simulator.faults.push(fault);
    const { id, job } = await ordered();
    await shop.attempt(job);
    expect(await shop.creation(id)).toMatchObject({ status: null, failureClass: null });
    expect(await recipeOf(id)).toMatchObject({ reading: { model: "simulated", left } });
    expect(simulator.calls).toHaveLength(1);
    expect(simulator.bills).toHaveLength(bills);
  });

  test("after an answer that names nothing in the catalogue", async () => {
    simulator.answers.length = 0;
    const figures = SAID.figures.map((figure) => ({ ...figure, subject: "theremin" }));
    simulator.answers.push({ ...SAID, figures, place: "nowhere" });
    const { id, job } = await ordered();
    await shop.attempt(job);
    expect(await recipeOf(id)).toMatchObject({ reading: { left: "unusable" } });
  });
});

test("makes no second call when a worker stops during the first", async () => {
  const { id, job } = await ordered();
  simulator.faults.push("hangs");
  const stop = new AbortController();
  const dying = shop.attempt(job, stop.signal);
  await expect.poll(() => simulator.calls.length).toBe(1);
  await shop.claims.release(job);
  await shop.attempt(await claimed());
  expect(await recipeOf(id)).toMatchObject({ reading: { left: "unanswered" } });
  expect(simulator.bills).toHaveLength(1);
  expect(await shop.intentOf(job.id)).toMatchObject({ state: "lost", paid: "settled" });
  stop.abort(new Interruption("shutdown"));
  await dying;
});

test("calls no model for a user without access", async () => {
  const { id, job } = await ordered("usr_bruno");
  await shop.attempt(job);
  expect(await recipeOf(id)).not.toHaveProperty("reading");
  expect(simulator.calls).toHaveLength(0);
});

test("logs neither prompts nor keys", () => {
  expect(shop.told.join("\n")).not.toMatch(new RegExp(`renard|pluie|${KEY}`));
});
