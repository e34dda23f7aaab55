import { MODEL_CALLS_A_DAY } from "@kinora/contracts/limits";
import type { ChatFault } from "@kinora/provider-simulators/chat/chat-simulator";
import { simulatedScript } from "@kinora/provider-simulators/chat/simulated-script";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { Interruption } from "../src/job/interruption.ts";
import { KEY, openAskedShop } from "./asked-shop.ts";

const shop = await openAskedShop();
const { simulator, orders, database } = shop;
const DAY = 86_400_000;
const PROMPT = "a fox finds a lantern";
/** 900 input tokens and 600 output tokens, rounded up. */
const COST = 3;

beforeEach(async () => {
  simulator.calls.length = 0;
  shop.allow(1_000_000);
  await database.deleteFrom("service_circuit").execute();
});

const writtenHere = (why: string) => ({
  board: expect.objectContaining({ title: PROMPT }),
  scriptNote: { code: "story.writtenHere", params: { model: "simulated", why } },
});

test("has a language model write the script in one call, paid by its actual use", async () => {
  const { job, story } = await shop.written();
  expect(story).toMatchObject({
    board: { title: "A long road", cast: [{ name: "Ember" }, { name: "the meadow" }] },
    scriptNote: { code: "story.writtenBy", params: { model: "simulated" } },
  });
  expect(simulator.calls).toHaveLength(1);
  const sent = JSON.stringify(simulator.calls[0]?.body, null, 2);
  await expect(sent).toMatchFileSnapshot("golden/script-question.txt");
  const intent = await shop.intentOf(job.id);
  expect(intent).toMatchObject({ state: "collected", paid: "settled", mills: COST });
  expect(intent?.price_mills).toBeGreaterThan(COST);
  const { mills } = await database
    .selectFrom("hosted_budget")
    .select("mills")
    .where("scope", "=", "openai")
    .executeTakeFirstOrThrow();
  expect(Number(mills)).toBe(COST);
  expect((await shop.ledger.balance("usr_ada", new Date())).held).toBe(0);
});

test("splits a user's own script without calling a model", async () => {
  const id = await orders.create({ prompt: "", script: "A fox waits.\n\nIt rains." });
  const job = await shop.claim("render");
  if (job) await shop.attempt(job);
  expect(await orders.find(id)).toMatchObject({
    board: { title: "The lantern" },
    scriptNote: null,
  });
  expect(simulator.calls).toHaveLength(0);
});

test("calls no model for a user without access, whatever the job says", async () => {
  const { othersOrders } = shop;
  const id = await othersOrders.create({ prompt: PROMPT });
  const job = await shop.claim("render");
  if (job) await shop.attempt(job);
  expect(await othersOrders.find(id)).toMatchObject({ board: { title: PROMPT }, scriptNote: null });
  expect(simulator.calls).toHaveLength(0);
});

describe("falls back to the built-in writer and notes it in the story", () => {
  test.each<[ChatFault, string, object]>([
    ["500", "unanswered", { state: "lost" }],
    ["429", "unanswered", { state: "failed", mills: 0 }],
    ["lost", "unanswered", { state: "lost" }],
    ["broken off", "unanswered", { state: "lost" }],
    ["auth", "unanswered", { state: "refused", refusal: "auth", mills: 0 }],
    ["other shape", "unusable", { state: "collected", mills: COST }],
    ["too long", "unusable", { state: "collected", mills: COST }],
    ["refusal", "refused", { state: "refused", refusal: "policy", mills: COST }],
  ])("after one call: %s", async (fault, why, ended) => {
    simulator.faults.push(fault);
    const { job, story } = await shop.written();
    expect(story).toMatchObject(writtenHere(why));
    expect(simulator.calls).toHaveLength(1);
    const intent = await shop.intentOf(job.id);
    expect(intent).toMatchObject({ ...ended, paid: "settled" });
    if (intent?.state === "lost") expect(intent.mills).toBe(intent.price_mills);
  });

  test("when an informative script adds facts", async () => {
    const asked = { idea: PROMPT, type: "informative", words: 38, scenes: 3 };
    const script = simulatedScript(asked);
    const made = JSON.stringify(script).replaceAll("What the morning", "Since 1890 the morning");
    simulator.answers.push(JSON.parse(made));
    const { story } = await shop.written(PROMPT, "informative");
    expect(story).toMatchObject(writtenHere("unusable"));
    simulator.answers.push(script);
    const { story: founded } = await shop.written(PROMPT, "informative");
    expect(founded.scriptNote).toMatchObject({ code: "story.writtenBy" });
  });

  test("without a call when a budget is exhausted, and notifies the owner", async () => {
    shop.allow(1_000_000, 0);
    expect((await shop.written()).story).toMatchObject(writtenHere("budget"));
    shop.allow(10);
    const { job, story } = await shop.written();
    expect(story).toMatchObject(writtenHere("budget"));
    expect(simulator.calls).toHaveLength(0);
    expect(await shop.intentOf(job.id)).toBeUndefined();
    const told = database.selectFrom("notification").select("dedupe_key");
    const keys = (await told.execute()).map(({ dedupe_key }) => dedupe_key);
    expect(keys).toContainEqual(expect.stringMatching(/^hosted-budget:openai:.*:100$/));
  });

  test("without a call once a user has reached the daily limit, until the next day", async () => {
    const rows = Array.from({ length: MODEL_CALLS_A_DAY.script }, () => ({
      ...{ job_id: newId(), user_id: "usr_ada", asked_at: new Date(Date.now() + shop.clock.ahead) },
    }));
    await database.insertInto("language_model_call").values(rows).execute();
    expect((await shop.written()).story).toMatchObject(writtenHere("limit"));
    expect(simulator.calls).toHaveLength(0);
    shop.clock.ahead += DAY + 1_000;
    expect((await shop.written()).story.scriptNote).toMatchObject({ code: "story.writtenBy" });
  });

  test("without a call after five refusals in a day", async () => {
    shop.clock.ahead += DAY + 1_000;
    for (let refused = 0; refused < 5; refused += 1) {
      simulator.faults.push("refusal");
      await shop.written();
    }
    expect((await shop.written()).story).toMatchObject(writtenHere("paused"));
    expect(simulator.calls).toHaveLength(5);
    shop.clock.ahead += DAY + 1_000;
  });
});

describe("a worker that stops", () => {
  test("during the call loses the answer, and no second call is made", async () => {
    const id = await orders.create({ prompt: PROMPT });
    const first = await shop.claim();
    if (!first) throw new Error("there is a job");
    simulator.faults.push("hangs");
    const stop = new AbortController();
    const dying = shop.attempt(first, stop.signal);
    await expect.poll(() => simulator.calls.length).toBe(1);
    await shop.claims.release(first);
    const second = await shop.claim();
    if (!second) throw new Error("it comes up again");
    await shop.attempt(second);
    expect(await orders.find(id)).toMatchObject(writtenHere("unanswered"));
    expect(simulator.calls).toHaveLength(1);
    const intent = await shop.intentOf(first.id);
    expect(intent).toMatchObject({ state: "lost", paid: "settled", mills: intent?.price_mills });
    stop.abort(new Interruption("shutdown"));
    await dying;
  });

  test("after the call lets the next attempt continue with the answer", async () => {
    const id = await orders.create({ prompt: PROMPT });
    const first = await shop.claim();
    if (!first) throw new Error("there is a job");
    // Stops the worker as the answer arrives.
    const stop = new AbortController();
    shop.heard.push(() => stop.abort(new Interruption("shutdown")));
    await shop.attempt(first, stop.signal);
    expect(await orders.find(id)).toMatchObject({ board: null });
    const second = await shop.claim();
    if (!second) throw new Error("it comes up again");
    await shop.attempt(second);
    expect((await orders.find(id)).scriptNote).toMatchObject({ code: "story.writtenBy" });
    expect(simulator.calls).toHaveLength(1);
  });

  test("during the call of a cancelled story records the call as lost", async () => {
    const id = await orders.create({ prompt: PROMPT });
    const job = await shop.claim();
    if (!job) throw new Error("there is a job");
    simulator.faults.push("hangs");
    const stop = new AbortController();
    const working = shop.attempt(job, stop.signal);
    await expect.poll(() => simulator.calls.length).toBe(1);
    await orders.cancel(id);
    stop.abort(new Interruption("cancelled"));
    await working;
    expect(await shop.intentOf(job.id)).toMatchObject({ state: "lost", paid: "settled" });
  });
});

test("records the call of a dead worker whose story was cancelled as lost after its deadline", async () => {
  const id = await orders.create({ prompt: PROMPT });
  const job = await shop.claim();
  if (!job) throw new Error("there is a job");
  simulator.faults.push("hangs");
  const stop = new AbortController();
  const dying = shop.attempt(job, stop.signal);
  await expect.poll(() => simulator.calls.length).toBe(1);
  await shop.claims.release(job);
  await orders.cancel(id);
  const tasks = shop.parts.hosted.clockTasks;
  const lookAfter = () => tasks.find(({ name }) => name === "look after orders elsewhere")?.run();
  await lookAfter();
  expect(await shop.intentOf(job.id)).toMatchObject({ state: "sending", paid: "ordered" });
  shop.clock.ahead += 3 * 60_000;
  await lookAfter();
  expect(await shop.intentOf(job.id)).toMatchObject({ state: "lost", paid: "settled" });
  stop.abort(new Interruption("shutdown"));
  await dying;
});

test("logs neither prompts nor keys", () => {
  expect(shop.told.length).toBeGreaterThan(0);
  expect(shop.told.join("\n")).not.toMatch(new RegExp(`fox|lantern|Ember|${KEY}`));
});

test("calls the model for a user whom the owner names meanwhile", async () => {
  const { othersOrders } = shop;
  const name = { user_id: "usr_bruno", named_at: new Date() };
  await database.insertInto("hosted_named").values(name).execute();
  const id = await shop.ordersOf("usr_bruno", true).create({ prompt: PROMPT });
  const job = await shop.claim();
  if (job) await shop.attempt(job);
  expect((await othersOrders.find(id)).scriptNote).toMatchObject({ code: "story.writtenBy" });
  await database.deleteFrom("hosted_named").execute();
});
