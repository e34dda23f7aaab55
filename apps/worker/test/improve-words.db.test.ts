import { MODEL_CALLS_A_DAY } from "@kinora/contracts/limits";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import { readServiceHealth } from "@kinora/database/hosted/read-service-health";
import { forgetImprovements } from "@kinora/database/prompt/postgres-improvements";
import { storesOnPool, transact } from "@kinora/database/transact";
import { NO_HEALTH } from "@kinora/domain/hosted/service-health";
import { improveWords } from "@kinora/domain/prompt/improve-words";
import { ALL_OPEN } from "@kinora/domain/switch/switches";
import type { ChatFault } from "@kinora/provider-simulators/chat/chat-simulator";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { Interruption } from "../src/job/interruption.ts";
import { KEY, openAskedShop } from "./asked-shop.ts";

const shop = await openAskedShop();
const { simulator, database, boss } = shop;
const DAY = 86_400_000;
const PROMPT = "a fox finds a lantern";
/** 900 input tokens and 600 output tokens, rounded up. */
const COST = 3;

beforeEach(async () => {
  simulator.calls.length = 0;
  simulator.bills.length = 0;
  shop.allow(1_000_000);
  await database.deleteFrom("service_circuit").execute();
});

const now = () => new Date(Date.now() + shop.clock.ahead);
const asked = async (userId = "usr_ada", prompt = PROMPT) => {
  const actor = { id: userId, role: "user", tier: "free" } as const;
  const request = { prompt, kind: "image" } as const;
  const { id } = await improveWords(
    { actor, request, idempotencyKey: newId(), now: now() },
    {
      ...{ model: () => "simulated", offersHosted: () => true, newId },
      transact: (work) => transact(database, boss, work),
    },
  );
  return id;
};
const outcomeOf = async (id: string) =>
  (await storesOnPool(database, boss).improvements.find(id))?.outcome;
/** Orders an improvement and runs its job. */
async function improved(userId = "usr_ada") {
  const id = await asked(userId);
  const job = await shop.claim();
  if (!job) throw new Error("there is a job");
  await shop.attempt(job);
  return { job, outcome: await outcomeOf(id) };
}
const left = (why: string) => ({ kind: "left", why });

test("improves a prompt in one call that costs no gems and is paid by its actual use", async () => {
  const before = await shop.ledger.balance("usr_ada", now());
  const { job, outcome } = await improved();
  expect(outcome).toEqual({ kind: "improved", words: expect.stringMatching(/^a fox .* morning$/) });
  expect(simulator.bills).toHaveLength(1);
  expect(await shop.intentOf(job.id)).toMatchObject({ state: "collected", mills: COST });
  expect(await shop.ledger.balance("usr_ada", now())).toEqual(before);
  const sent = JSON.stringify(simulator.calls[0]?.body, null, 2);
  await expect(sent).toMatchFileSnapshot("golden/words-question.txt");
});

test("a service that failed five times in a row is not asked until it is tried again", async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    simulator.faults.push("429");
    await improved();
  }
  expect(simulator.calls).toHaveLength(5);
  expect((await improved()).outcome).toEqual(left("unanswered"));
  expect(simulator.calls).toHaveLength(5);
  const { day } = (await readServiceHealth(database, now())).get("openai") ?? NO_HEALTH;
  expect(day.faults).toBeGreaterThanOrEqual(5);
  await postgresServiceHealth(database).noteProbe("openai", "accepted", now());
  expect((await improved()).outcome).toMatchObject({ kind: "improved" });
});

test("an answer that was paid for is kept although its sign cannot be stored", async () => {
  await sql`create function away() returns trigger language plpgsql as $$
    begin raise exception 'away' using errcode = '57P03'; end $$`.execute(database);
  await sql`create trigger away before insert on service_minute
    for each row execute function away()`.execute(database);
  try {
    expect((await improved()).outcome).toMatchObject({ kind: "improved" });
  } finally {
    await sql`drop function away() cascade`.execute(database);
  }
});

describe("keeps the prompt and reports why", () => {
  test.each<[ChatFault, string, object, number]>([
    ["500", "unanswered", { state: "lost" }, 1],
    ["429", "unanswered", { state: "failed", mills: 0 }, 0],
    ["lost", "unanswered", { state: "lost" }, 1],
    ["lost before", "unanswered", { state: "lost" }, 0],
    ["auth", "unanswered", { state: "refused", refusal: "auth", mills: 0 }, 0],
    ["other shape", "unusable", { state: "collected", mills: COST }, 1],
    ["too long", "unusable", { state: "collected", mills: COST }, 1],
    ["refusal", "refused", { state: "refused", refusal: "policy", mills: COST }, 1],
  ])("after one call: %s", async (fault, why, ended, bills) => {
    simulator.faults.push(fault);
    const { job, outcome } = await improved();
    expect(outcome).toEqual(left(why));
    expect(simulator.calls).toHaveLength(1);
    expect(simulator.bills).toHaveLength(bills);
    expect(await shop.intentOf(job.id)).toMatchObject({ ...ended, paid: "settled" });
  });

  test.each([
    ["too long for the field", "long ".repeat(500)],
    ["nothing that is seen", " \u200b "],
    ["what no field takes", "a fox \u0000"],
  ])("when the model writes %s", async (_what, words) => {
    simulator.answers.push({ words });
    expect((await improved()).outcome).toEqual(left("unusable"));
  });

  test("without a call when a budget is exhausted; users of given gems do not use up the owner's budget", async () => {
    shop.allow(1_000_000, 0);
    expect((await improved()).outcome).toEqual(left("budget"));
    expect(simulator.calls).toHaveLength(0);
  });

  test("without a call for a user who no longer has access", async () => {
    expect((await improved("usr_bruno")).outcome).toEqual(left("unanswered"));
    expect(simulator.calls).toHaveLength(0);
  });

  test("without a call when the request has expired", async () => {
    const id = await asked();
    shop.clock.ahead += 91_000;
    const job = await shop.claim();
    if (job) await shop.attempt(job);
    expect(await outcomeOf(id)).toEqual(left("unanswered"));
    expect(simulator.calls).toHaveLength(0);
  });

  test("without a call once a user has reached the daily limit, which excludes expired requests", async () => {
    shop.clock.ahead += DAY + 1_000;
    const rows = Array.from({ length: MODEL_CALLS_A_DAY.improvement - 1 }, () => ({
      ...{ job_id: newId(), user_id: "usr_ada", purpose: "improvement", asked_at: now() },
    }));
    await database.insertInto("language_model_call").values(rows).execute();
    simulator.faults.push("429");
    expect((await improved()).outcome).toEqual(left("unanswered"));
    expect((await improved()).outcome).toMatchObject({ kind: "improved" });
    expect((await improved()).outcome).toEqual(left("limit"));
    expect(simulator.calls).toHaveLength(2);
    // Scripts are counted separately.
    expect((await shop.written()).story.scriptNote).toMatchObject({ code: "story.writtenBy" });
    shop.clock.ahead += DAY + 1_000;
  });
});

test("loses the answer when a worker stops during the call, and makes no second call", async () => {
  const id = await asked();
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
  expect(await outcomeOf(id)).toEqual(left("unanswered"));
  expect(simulator.bills).toHaveLength(1);
  expect(await shop.intentOf(first.id)).toMatchObject({ state: "lost", paid: "settled" });
  stop.abort(new Interruption("shutdown"));
  await dying;
});

test("deletes improvements, and logs neither prompts nor keys", async () => {
  const id = await asked();
  const later = new Date(now().getTime() + 60 * 60_000);
  // Its job is open: without the row it could never end.
  await forgetImprovements(database, later);
  expect(await outcomeOf(id)).not.toBeUndefined();
  const job = await shop.claim();
  if (job) await shop.attempt(job);
  const open = await database
    .selectFrom("job")
    .select("id")
    .where("ended_at", "is", null)
    .execute();
  expect(open).toEqual([]);
  await forgetImprovements(database, later);
  expect(await outcomeOf(id)).toBeUndefined();
  expect(shop.told.length).toBeGreaterThan(0);
  expect(shop.told.join("\n")).not.toMatch(new RegExp(`fox|lantern|morning|${KEY}`));
});

test("asks nobody while the owner has the model's service switched off", async () => {
  const off = { ...ALL_OPEN, enginesOff: ["openai"], at: now(), by: null };
  await storesOnPool(database, boss).switches.add(off);
  expect((await improved()).outcome).toEqual({ kind: "left", why: "off" });
  await storesOnPool(database, boss).switches.add({ ...off, enginesOff: [] });
  expect(simulator.calls).toHaveLength(0);
});
