import { ALLOWANCES } from "@kinora/contracts/billing/plans";
import type { CostRow } from "@kinora/contracts/payment/costs";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import { AWARD, toMake } from "@kinora/domain/gem/purpose";
import { seeded } from "@kinora/domain/seeded-random";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { bookPurchase } from "@kinora/testing/billing/book-purchase";
import {
  chargeFor,
  insertEndedJob,
  insertHostedWork,
  orderElsewhere,
} from "@kinora/testing/billing/hosted-work";
import { transferGems } from "@kinora/testing/billing/transfer-gems";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { A_FILM, DAILY_GEMS, UNMADE } from "@kinora/testing/gem/ledger-sentences";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterAll, beforeEach, expect, it } from "vitest";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { type CostsAsked, readCosts } from "./read-costs.ts";

const { database } = await createTestDatabase();
const ledger = postgresGemLedger(database);
const at = new Date("2026-11-20T12:00:00Z");
const SEED = Number(process.env.COSTS_SEED || Date.now() % 2 ** 31);
/** $14.99 for 1,500 gems. */
const PACK = 14_990_000 / 1_500;
let userId = "";
let people = 0;

const asked: CostsAsked = {
  ...{ environment: "simulated", from: "2026-11-20", to: "2026-11-20", service: null },
  sold: [
    { product: "gem_pack_1500", cents: 1_499, gemsInTime: 0 },
    { product: "basic_monthly", cents: 999, gemsInTime: 0 },
    { product: "basic_yearly", cents: 9_588, gemsInTime: 12 * ALLOWANCES.basic },
  ],
  routes: [{ service: "fal", endpoint: "kling/text-to-video", model: "kling 1.6 pro" }],
};
const rows = (over: Partial<CostsAsked> = {}) => readCosts(database, { ...asked, ...over });
const only = async (over: Partial<CostsAsked> = {}): Promise<CostRow | undefined> => {
  const [row, ...others] = await rows(over);
  expect(others).toEqual([]);
  return row;
};

beforeEach(async () => {
  // Orders of one test are not those of the next one.
  at.setUTCFullYear(at.getUTCFullYear() + 1);
  userId = `person_${++people}`;
  await insertPerson(database, userId);
});
const today = () => at.toISOString().slice(0, 10);
const onDay = (over: Partial<CostsAsked> = {}) => ({ from: today(), to: today(), ...over });

afterAll(async () => {
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

const buy = (id = `purchase ${userId}`) => bookPurchase(database, { id, userId, at });
const give = (gems: number) =>
  ledger.credit({
    ...{ userId, gems, kind: "daily", purpose: AWARD, key: newId(), now: at, expiresAt: null },
    description: DAILY_GEMS,
  });
const picture = (over: Partial<Parameters<typeof insertHostedWork>[1]> = {}) =>
  insertHostedWork(database, {
    ...{ id: newId(), userId, gems: 10, mills: 40, at, change: { state: "collected", cost: 36 } },
    ...over,
  });

it("bought gems earn what was paid for them; the cost is the actual one", async () => {
  await buy();
  await picture();
  expect(await only(onDay())).toEqual({
    ...{ day: today(), service: "fal", model: "flux 1.1 pro" },
    ...{ orders: 1, delivered: 1, failed: 0, unknown: 0, cost: 36_000, unknownCost: 0 },
    ...{ gems: 10, givenGems: 0, income: Math.floor(10 * PACK) },
  });
});

it("given gems earn nothing, and a mix in part", async () => {
  await give(4);
  await picture({ gems: 3 });
  expect(await only(onDay())).toMatchObject({ gems: 3, givenGems: 3, income: 0, cost: 36_000 });
  await buy();
  await picture();
  const mixed = { orders: 2, gems: 13, givenGems: 4, income: Math.floor(9 * PACK) };
  expect(await only(onDay())).toMatchObject(mixed);
});

it("gems that were returned are not charged, and money that went back is no income", async () => {
  const { refund } = await buy();
  const holdId = await picture();
  await ledger.refund({
    ...{ holdId, gems: 4, key: "back", reason: UNMADE, ourFault: true, now: at },
  });
  expect(await only(onDay())).toMatchObject({ gems: 6, income: Math.floor(6 * PACK) });
  // A third goes back, and 500 unspent gems with it: the others are worth what they were.
  await refund(at, 500);
  const { income = 0 } = (await only(onDay())) ?? {};
  expect(income).toBeGreaterThan(5.98 * PACK);
  expect(income).toBeLessThanOrEqual(6 * PACK);
  await refund(at);
  expect(await only(onDay())).toMatchObject({ gems: 6, givenGems: 0, income: 0 });
});

it("a failed order without gems may be a cost of ours; an unknown outcome is marked", async () => {
  await buy();
  await picture({ settled: 0, change: { state: "failed" } });
  await picture({ settled: 0, change: { state: "lost" }, mills: 50 });
  await picture({ settled: null, change: null, mills: 7 });
  expect(await only(onDay())).toMatchObject({
    ...{ orders: 3, delivered: 0, failed: 2, unknown: 1, gems: 0, income: 0 },
    ...{ cost: 97_000, unknownCost: 57_000 },
  });
});

it("orders with a member's own key are no business of ours", async () => {
  await picture({ keyOf: userId });
  expect(await rows(onDay())).toEqual([]);
});

it("purchases elsewhere are worth nothing, foreign money counts by the list price", async () => {
  await buy();
  await picture();
  expect(await only(onDay({ environment: "live" }))).toMatchObject({ givenGems: 10, income: 0 });
  await sql`update payment set currency = 'JPY', amount = 2200 where user_id = ${userId}`.execute(
    database,
  );
  expect(await only(onDay())).toMatchObject({ income: Math.floor(10 * PACK) });
});

it("a disputed payment is no income", async () => {
  const { hear } = await buy();
  await picture();
  await hear(at, { dispute: "open" });
  expect(await only(onDay())).toMatchObject({ gems: 10, income: 0 });
});

it("a plan's gems are worth its price, those of a year a twelfth each month", async () => {
  await insertAllowance("basic_yearly", 9_588);
  await picture();
  expect(await only(onDay())).toMatchObject({ income: 10 * (95_880_000 / 12_000), givenGems: 0 });
  userId = `person_${++people}`;
  await insertPerson(database, userId);
  await insertAllowance("basic_monthly", 999);
  await picture({ model: "seedream-4" });
  const monthly = (await rows(onDay())).find(({ model }) => model === "seedream-4");
  expect(monthly).toMatchObject({ income: 99_900 });
});

async function insertAllowance(plan: string, amount: number) {
  const gems = ALLOWANCES.basic;
  const ref = `payment ${userId}`;
  const credit = { userId, gems, kind: "subscription", purpose: AWARD, key: ref } as const;
  const { receiptId } = await ledger.credit({
    ...{ ...credit, expiresAt: null, now: at, description: DAILY_GEMS },
  });
  await sql`
    with held as (
      insert into subscription (id, user_id, key, store, environment, plan, amount, currency, created_at)
      values (${ref}, ${userId}, ${ref}, 'stripe', 'simulated', ${plan}, ${amount}, 'USD', ${at}) returning id
    ), paid as (
      insert into payment (store, environment, ref, user_id, subscription_id, product, amount, currency, paid_at)
      select 'stripe', 'simulated', ${ref}, ${userId}, id, ${plan}, ${amount}, 'USD', ${at} from held
    )
    insert into allowance (user_id, anchor, month, tier, gems, receipt_id, subscription_id, payment_ref)
    select ${userId}, ${at}, 0, 'basic', ${gems}, ${receiptId}, id, ${ref} from held`.execute(
    database,
  );
}

it("gems that another member gave are worth what that member paid", async () => {
  await buy();
  const [lot] = await ledgerLots(userId);
  const giver = userId;
  userId = `person_${++people}`;
  await insertPerson(database, userId);
  await transferGems(database, { from: giver, to: userId, lotId: lot?.id ?? "", gems: 100, at });
  await picture();
  expect(await only(onDay())).toMatchObject({ givenGems: 0, income: Math.floor(10 * PACK) });
});

const ledgerLots = (of: string) =>
  database.selectFrom("gem_lot").select("id").where("user_id", "=", of).execute();

it("works of one order share its gems as they were charged", async () => {
  await give(3);
  await buy();
  const [hosted, painted] = [creationSubject(newId()), creationSubject(newId())];
  for (const { id } of [hosted, painted])
    await insertCreation(database, { id, user_id: userId, created_at: at, model: "core" });
  const { holdId } = await ledger.hold({
    ...{ userId, gems: 11, key: newId(), now: at, expiresAt: new Date(+at + 1e6) },
    ...{ purpose: toMake({ noun: "order", id: newId() }), description: A_FILM },
    parts: [
      { subject: hosted, gems: 10, description: A_FILM },
      { subject: painted, gems: 1, description: A_FILM },
    ],
  });
  const id = await insertEndedJob(database, { userId, subject: hosted, holdId, at });
  await orderElsewhere(database, { id, mills: 40, at, change: { state: "collected" } });
  const ended = { holdId, ourFault: false, now: at };
  await ledger.settle({ ...ended, part: painted, gems: 1, key: newId() });
  await ledger.settle({ ...ended, part: hosted, gems: 10, key: newId() });
  const [fal, studio, ...none] = await rows(onDay());
  expect(none).toEqual([]);
  expect(fal).toMatchObject({ service: "fal", gems: 10, cost: 40_000 });
  expect(studio).toMatchObject({ service: "studio", orders: 1, delivered: 1, gems: 1, cost: 0 });
  expect((fal?.income ?? 0) + (studio?.income ?? 0)).toBe(Math.floor(8 * PACK));
  expect((fal?.givenGems ?? 0) + (studio?.givenGems ?? 0)).toBe(3);
});

it("a story's gems belong to its pictures and clips up to their price, the rest to our engine", async () => {
  await buy();
  const subject = { noun: "story", id: newId() } as const;
  const holdId = await chargeFor(database, { userId, subject, gems: 30, settled: 27, at });
  const forJob = await insertEndedJob(database, { userId, subject, holdId, at });
  const piece = { forJob, at, artifact: "clip" };
  const clip = { ...piece, id: newId(), endpoint: "kling/image-to-video", mills: 80 };
  await orderElsewhere(database, { ...clip, change: { state: "collected" } });
  const gone = { ...piece, id: newId(), endpoint: "flux", mills: 40 };
  await orderElsewhere(database, { ...gone, change: { state: "failed", cost: 0 } });
  const script = { id: forJob, provider: "openai", endpoint: "gpt", hasToken: false, mills: 30 };
  await orderElsewhere(database, { ...script, at, change: { state: "collected", cost: 3 } });
  expect(await rows(onDay())).toMatchObject([
    { service: "fal", model: "flux", failed: 1, gems: 0, cost: 0 },
    { service: "fal", model: "kling 1.6 pro", gems: 20, cost: 80_000 },
    { service: "openai", model: "gpt", gems: 1, cost: 3_000 },
    { service: "studio", model: "story", gems: 6, cost: 0, income: Math.floor(6 * PACK) },
  ]);
  expect(await rows(onDay({ service: "openai" }))).toHaveLength(1);
});

it("everything that was charged and spent is in one row, and income never exceeds what was paid", async () => {
  const random = seeded(SEED);
  console.log(`COSTS_SEED=${SEED}`);
  const next = (below: number) => Math.floor(random() * below);
  await give(1 + next(40));
  const { refund } = await buy();
  const models = ["flux 1.1 pro", "seedream-4", "veo 3"];
  for (let work = 0; work < 40; work += 1) {
    const gems = 1 + next(60);
    const isOwn = next(3) === 0;
    const settled = next(4) === 0 ? 0 : 1 + next(gems);
    if (isOwn)
      await chargeFor(database, { userId, subject: creationSubject(newId()), gems, settled, at });
    else
      await picture({
        ...{ gems, settled, mills: next(200), model: models[next(3)] ?? "" },
        change: settled > 0 ? { state: "collected", cost: next(200) } : { state: "lost" },
      });
  }
  await refund(at, 1 + next(1_000));
  const all = await rows(onDay());
  const sum = (name: "cost" | "gems" | "givenGems" | "income") =>
    all.reduce((total, row) => total + row[name], 0);
  const { rows: books } = await sql<{ gems: number; cost: number; kept: number }>`
    select (select sum(spent - refunded) from gem_hold where user_id = ${userId}) as gems,
           (select sum(mills) * 1000 from hosted_budget where scope = 'fal' and period = ${today()}) as cost,
           (select amount - refunded from purchase where user_id = ${userId}) as kept`.execute(
    database,
  );
  expect(sum("gems")).toBe(Number(books[0]?.gems));
  expect(sum("cost")).toBe(Number(books[0]?.cost));
  expect(sum("income")).toBeLessThanOrEqual((books[0]?.kept ?? 0) * 10_000);
  const bought = sum("gems") - sum("givenGems");
  expect(sum("income")).toBeGreaterThan(0);
  expect(sum("income")).toBeLessThanOrEqual(Math.ceil(bought * PACK));
});

it("a pack that is spent to the last gem earns exactly its price", async () => {
  await buy();
  for (const gems of [7, 493, 1, 999]) await picture({ gems });
  const { income = 0 } = (await only(onDay())) ?? {};
  expect(income).toBeLessThanOrEqual(14_990_000);
  expect(income).toBeGreaterThan(14_990_000 - 4);
});

it("only the days asked for; an order of the day after its hold keeps its gems", async () => {
  await buy();
  await picture({ at: new Date(`${today()}T23:59:59.999Z`) });
  const next = new Date(+at + 86_400_000);
  await picture({ at: next });
  expect(await only(onDay())).toMatchObject({ orders: 1 });
  expect(await rows({ from: today(), to: next.toISOString().slice(0, 10) })).toHaveLength(2);
});
