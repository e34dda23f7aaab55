import { rmSync } from "node:fs";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { UNMADE } from "@kinora/testing/gem/ledger-sentences";
import { beforeEach, expect, test } from "vitest";
import { Interruption } from "../src/job/interruption.ts";
import { seedCreations } from "../src/seed/compose-seed.ts";
import { DEMO_PROMPTS } from "../src/seed/demo-prompts.ts";
import { DEMO_STORIES } from "../src/seed/demo-stories.ts";
import { fakeGenerator } from "./fake-generator.ts";
import { DEMO, ORDERED, openWorkshop } from "./workshop.ts";

const ada = "usr_ada";
const form = { prompt: "a fox" };
const shop = await openWorkshop();
for (const userId of [ada, "usr_bruno", "usr_chiyo"]) await shop.orders.give(userId, 1_000);
beforeEach(() => {
  const { verdict, failures, gate } = fakeGenerator();
  Object.assign(shop.generator, { verdict, failures, gate });
  shop.generator.begun.length = 0;
});

const spentSince = (before: number) =>
  shop.ledger
    .balance(ada, new Date())
    .then(({ available, held }) => ({ spent: before - available - held, held }));
const available = () => shop.ledger.balance(ada, new Date()).then((balance) => balance.available);
async function noticesOf(creationId: string) {
  await shop.hear();
  const rows = await shop.database
    .selectFrom("notification")
    .select("kind")
    .where("creation_id", "=", creationId)
    .execute();
  return rows.map(({ kind }) => kind);
}

test("makes, stores, charges and announces a creation", async () => {
  const before = await available();
  const id = await shop.orders.create(ada, form);
  const job = await shop.workOnce();
  expect(await shop.creation(id)).toMatchObject({
    status: null,
    thumbhash: "AAAA",
    notices: ["Not drawn: theremin."],
    gems: { held: 1, settled: 1, refunded: 0 },
    recipe: { engineVersion: "fake-1", scene: { place: "forest" } },
  });
  expect(await spentSince(before)).toEqual({ spent: 1, held: 0 });
  // The badge is for her first creation.
  expect((await noticesOf(id)).sort()).toEqual(["badge", "image"]);
  const scans = await shop.database
    .selectFrom("creation_scan")
    .select(["verdict", "scores"])
    .where("creation_id", "=", id)
    .execute();
  expect(scans).toEqual([{ verdict: "clean", scores: [{ drawing: 0.9 }] }]);
  const steps = await shop.work.steps.read(job?.id ?? "");
  expect([...steps.keys()].sort()).toEqual([
    "collect",
    "notify",
    "plan",
    "scan",
    "settle",
    "store",
    "submit",
  ]);
});

test("attempts a failing creation three times, then fails it free of charge", async () => {
  const before = await available();
  const id = await shop.orders.create(ada, form);
  shop.generator.failures.push(new Error("one"), new Error("two"), new Error("three"));
  await shop.workOnce();
  await shop.workOnce();
  expect((await shop.creation(id))?.status).toBe("processing");
  await shop.workOnce();
  expect(await shop.creation(id)).toMatchObject({ status: "failed", failureClass: "engine" });
  expect(await spentSince(before)).toEqual({ spent: 0, held: 0 });
  expect(await noticesOf(id)).toEqual(["image fail"]);
  expect(await shop.workOnce()).toBeNull();
});

test("fails at once when nothing can be made, with the engine's own message", async () => {
  const before = await available();
  const id = await shop.orders.create(ada, form);
  shop.generator.failures.push(new InputRefused({ code: "photo.noFace", params: {} }));
  await shop.workOnce();
  expect(await shop.creation(id)).toMatchObject({
    status: "failed",
    failureClass: "input",
    notices: [{ code: "photo.noFace", params: {} }],
  });
  expect(await spentSince(before)).toEqual({ spent: 0, held: 0 });
  expect(await shop.workOnce()).toBeNull();
});

test("retries after a pause when a dependency is unavailable, without counting a failure", async () => {
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  // Far enough in the future for slow machines: the pause is not over before it is woken.
  shop.clock.ahead = 3_600_000;
  for (let times = 0; times < 5; times += 1) shop.generator.failures.push(away);
  const id = await shop.orders.create(ada, form);
  for (let times = 0; times < 5; times += 1) {
    expect((await shop.workOnce())?.failures).toBe(0);
    expect(await shop.workOnce()).toBeNull();
    await shop.queue.wake(creationSubject(id));
  }
  await shop.workOnce();
  expect(await shop.creation(id)).toMatchObject({ status: null });
  shop.clock.ahead = 0;
});

test("charges nothing for a refused work; an unsure one waits for a moderator, charged", async () => {
  const before = await available();
  const refused = await shop.orders.create(ada, form);
  shop.generator.verdict = "hit";
  await shop.workOnce();
  expect(await shop.creation(refused)).toMatchObject({
    status: "rejected",
    failureClass: "refused",
  });
  expect(await spentSince(before)).toEqual({ spent: 0, held: 0 });
  const doubted = await shop.orders.create(ada, form);
  shop.generator.verdict = null;
  await shop.workOnce();
  expect(await shop.creation(doubted)).toMatchObject({ status: "review" });
  expect(await spentSince(before)).toEqual({ spent: 1, held: 0 });
});

test("continues after the last committed step in a later attempt", async () => {
  const id = await shop.orders.create(ada, form);
  shop.generator.failures.push(null, new Error("the scan breaks"));
  const first = await shop.workOnce();
  const second = await shop.workOnce();
  expect(second).toMatchObject({ id: first?.id, attempt: 2, failures: 1 });
  expect(shop.generator.begun).toEqual(["collect", "scan", "scan"]);
  expect((await shop.creation(id))?.status).toBeNull();
});

test("makes the result again when its folder is gone", async () => {
  const id = await shop.orders.create(ada, form);
  shop.generator.failures.push(null, new Error("the scan breaks"));
  await shop.workOnce();
  rmSync(shop.work.scratch, { recursive: true });
  await shop.workOnce();
  expect(shop.generator.begun).toEqual(["collect", "scan", "collect", "scan"]);
  expect((await shop.creation(id))?.status).toBeNull();
});

test("repeats what a worker with the earlier division of steps had stored", async () => {
  const before = await available();
  const id = await shop.orders.create(ada, form);
  const { id: job_id } = await shop.database
    .selectFrom("job")
    .select("id")
    .where("subject_id", "=", id)
    .executeTakeFirstOrThrow();
  const left = { job_id, attempt: 0, at: new Date() };
  const result = JSON.stringify({ files: [], thumbhash: null, notices: [], verdict: "clean" });
  for (const name of ["draw", "encode", "scan", "store"])
    await shop.database
      .insertInto("job_step")
      .values({ ...left, name, result })
      .execute();
  shop.generator.begun.length = 0;
  await shop.workOnce();
  expect(shop.generator.begun).toEqual(["collect", "scan"]);
  expect(await shop.creation(id)).toMatchObject({ status: null, thumbhash: "AAAA" });
  expect(await spentSince(before)).toEqual({ spent: 1, held: 0 });
});

test("commits nothing in an attempt that lost its claim", async () => {
  const before = await available();
  const id = await shop.orders.create(ada, form);
  const first = await shop.claims.claim(ORDERED, new Date());
  if (!first) throw new Error("nothing to claim");
  await shop.claims.release(first);
  const second = await shop.claims.claim(ORDERED, new Date());
  await shop.attempt(first);
  expect((await shop.creation(id))?.status).toBe("processing");
  expect(await shop.work.steps.read(first.id)).toEqual(new Map());
  expect(await shop.claims.keep(first)).toBe(false);
  if (second) await shop.attempt(second);
  expect(await spentSince(before)).toEqual({ spent: 1, held: 0 });
});

test("delivers a result free of charge when its hold has been voided", async () => {
  const before = await available();
  const id = await shop.orders.create(ada, form);
  const job = await shop.claims.claim(ORDERED, new Date());
  if (!job?.holdId) throw new Error("nothing to claim");
  await shop.ledger.voidHold({
    holdId: job.holdId,
    key: "sweep",
    reason: UNMADE,
    ourFault: true,
    now: new Date(),
  });
  await shop.attempt(job);
  expect(await shop.creation(id)).toMatchObject({ status: null, gems: { settled: 0 } });
  expect(await spentSince(before)).toEqual({ spent: 0, held: 0 });
});

test("stops rendering when cancelled, and refunds all gems", async () => {
  const before = await available();
  const id = await shop.orders.create(ada, form);
  const job = await shop.claims.claim(ORDERED, new Date());
  if (!job) throw new Error("nothing to claim");
  const begun = Promise.withResolvers<void>();
  const stop = new AbortController();
  shop.generator.gate = new Promise(() => {});
  const { collect } = shop.generator;
  Object.assign(shop.generator, {
    collect: (...asked: Parameters<typeof collect>) => {
      begun.resolve();
      return collect(...asked);
    },
  });
  const attempt = shop.attempt(job, stop.signal);
  await begun.promise;
  await shop.orders.act(ada, id, "cancel");
  expect(await shop.claims.keep(job)).toBe(false);
  stop.abort(new Interruption("cancelled"));
  await attempt;
  Object.assign(shop.generator, { collect });
  expect(await shop.creation(id)).toMatchObject({ status: "deleted", failureClass: "cancelled" });
  expect(await spentSince(before)).toEqual({ spent: 0, held: 0 });
  expect(await shop.workOnce()).toBeNull();
});

test("users take turns, however many jobs each has", async () => {
  const order = async (userId: string) => shop.orders.create(userId, form);
  for (let count = 0; count < 4; count++) await order(ada);
  await order("usr_bruno");
  await order("usr_bruno");
  await order("usr_chiyo");
  const turns: string[] = [];
  for (;;) {
    const job = await shop.workOnce();
    if (!job) break;
    turns.push(job.userId.slice(4));
  }
  expect(turns.slice(0, 3).sort()).toEqual(["ada", "bruno", "chiyo"]);
  expect(turns.slice(3, 5).sort()).toEqual(["ada", "bruno"]);
  expect(turns.slice(5)).toEqual(["ada", "ada"]);
});

test("a job cancelled before it began does not count as a turn", async () => {
  for (let count = 0; count < 5; count++) {
    const id = await shop.orders.create("usr_chiyo", form);
    await shop.orders.act("usr_chiyo", id, "cancel");
  }
  const long = [await shop.orders.create(ada, form), await shop.orders.create(ada, form)];
  const hers = await shop.orders.create("usr_chiyo", form);
  const begun = [];
  for (let count = 0; count < 3; count++) begun.push((await shop.workOnce())?.subject.id);
  expect(begun.indexOf(hers)).toBeLessThan(2);
  expect(begun.toSorted()).toEqual([...long, hers].toSorted());
});

test("a free user has two jobs running, and a waiting user gets the next place", async () => {
  for (let count = 0; count < 3; count++) await shop.orders.create(ada, form);
  const jobs = [
    await shop.claims.claim(ORDERED, new Date()),
    await shop.claims.claim(ORDERED, new Date()),
  ];
  expect(jobs.map((job) => job?.userId)).toEqual([ada, ada]);
  expect(await shop.claims.claim(ORDERED, new Date())).toBeNull();
  await shop.orders.create("usr_bruno", form);
  expect(await shop.workOnce()).toMatchObject({ userId: "usr_bruno" });
  for (const job of jobs) if (job) await shop.attempt(job);
  expect(await shop.workOnce()).toMatchObject({ userId: ada });
});

test("demo content waits until no user's order is open, and is published in the feed", async () => {
  await shop.orders.create(ada, form);
  await seedCreations(shop.database, shop.boss, shop.storyEngine, new Date());
  await seedCreations(shop.database, shop.boss, shop.storyEngine, new Date());
  expect(await shop.claims.isEmpty("render")).toBe(false);
  await shop.workOnce();
  expect(await shop.claims.isEmpty("render")).toBe(true);
  const before = await available();
  let made = 0;
  for (;;) {
    const job = await shop.claims.claim(DEMO, new Date());
    if (!job) break;
    await shop.attempt(job);
    made++;
    const id = job.subject.id;
    const creation = await shop.creation(id);
    expect(creation).toMatchObject({ status: null, inFeed: true, gems: { held: 0, settled: 0 } });
    expect(await noticesOf(id)).toEqual([]);
  }
  expect(made).toBe(DEMO_PROMPTS.length + DEMO_STORIES.length);
  expect(await spentSince(before)).toEqual({ spent: 0, held: 0 });
});
