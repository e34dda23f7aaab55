import { creationSubject } from "@kinora/domain/creation/creation-job";
import type { LotKind } from "@kinora/domain/gem/gem-ledger";
import { AWARD, toMake } from "@kinora/domain/gem/purpose";
import { readReceipt } from "@kinora/domain/gem/read-receipt";
import { readStatement } from "@kinora/domain/gem/read-statement";
import { createTestDatabase } from "@kinora/testing/database";
import { A_FILM, DAILY_GEMS, UNMADE } from "@kinora/testing/gem/ledger-sentences";
import { afterAll, beforeEach, expect, it } from "vitest";
import { postgresGemAudit } from "./postgres-gem-audit.ts";
import { postgresGemLedger } from "./postgres-gem-ledger.ts";
import { postgresGemStatement } from "./postgres-gem-statement.ts";

const REFUNDED = { code: "gem.purchaseRefunded", params: {} } as const;
const { database } = await createTestDatabase(16);
const ledger = postgresGemLedger(database);
const statement = postgresGemStatement(database);
const now = new Date("2026-06-15T12:00:00Z");
const later = new Date("2026-06-20T12:00:00Z");
let userId = "";
let people = 0;

beforeEach(async () => {
  userId = `person-${++people}`;
  await database
    .insertInto("app_user")
    .values({ id: userId, handle: `person_${people}`, display_name: userId, email: userId })
    .execute();
});

afterAll(async () => {
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

function credit(gems: number, key: string, kind: LotKind = "pack", expiresAt: Date | null = null) {
  return ledger.credit({
    ...{ userId, gems, kind, purpose: AWARD, key, now, expiresAt },
    description: DAILY_GEMS,
  });
}

function reverse(receiptId: string, gems: number, key: string, at = now) {
  return ledger.reverse({ userId, receiptId, gems, key, reason: REFUNDED, now: at });
}

function hold(gems: number, key: string) {
  const purpose = toMake(creationSubject(key));
  const expiresAt = later;
  return ledger.hold({ userId, gems, key, purpose, description: A_FILM, expiresAt, now });
}

const ended = { ourFault: false, now };

async function spend(gems: number, key: string) {
  const { holdId } = await hold(gems, key);
  await ledger.settle({ ...ended, holdId, gems, key: `${key}-settle` });
  return holdId;
}

const balance = (at = now) => ledger.balance(userId, at);

async function lines() {
  const page = { userId, cursor: null, limit: 50 };
  const { items } = await readStatement({ statement }, page);
  return items;
}

it("takes back available gems and records spent ones as debt, without negative lots", async () => {
  const { receiptId } = await credit(100, "pack");
  await spend(30, "a");
  expect(await reverse(receiptId, 100, "refund")).toEqual({ owed: 30 });
  expect(await balance()).toMatchObject({ available: 0, held: 0, owed: 30 });
  const lots = await database
    .selectFrom("gem_lot")
    .select("remaining")
    .where("user_id", "=", userId)
    .execute();
  expect(lots).toEqual([{ remaining: 0 }]);
});

it("refuses spending until the debt is repaid, and reports the shortfall", async () => {
  const { receiptId } = await credit(20, "pack");
  await spend(20, "a");
  await reverse(receiptId, 20, "refund");
  await credit(15, "daily", "daily", later);
  expect(await balance()).toMatchObject({ available: 0, owed: 5 });
  await expect(hold(1, "b")).rejects.toMatchObject({
    code: "INSUFFICIENT_GEMS",
    details: { needed: 1, available: 0, shortfall: 6 },
  });
  await credit(8, "gift", "gift");
  expect(await balance()).toMatchObject({ available: 3, owed: 0 });
  await hold(3, "c");
});

it("repays the debt with gems released from failed work", async () => {
  const { receiptId } = await credit(20, "pack");
  const { holdId } = await hold(12, "a");
  expect(await reverse(receiptId, 20, "refund")).toEqual({ owed: 12 });
  expect(await balance()).toMatchObject({ available: 0, held: 12, owed: 12 });
  await ledger.voidHold({ holdId, key: "a-void", reason: UNMADE, ourFault: true, now });
  expect(await balance()).toMatchObject({ available: 0, held: 0, owed: 0 });
});

it("repays the debt with a refund", async () => {
  const { receiptId } = await credit(20, "pack");
  const holdId = await spend(20, "a");
  await reverse(receiptId, 15, "refund");
  const broken = { holdId, gems: 18, key: "a-refund", reason: UNMADE };
  await ledger.refund({ ...broken, ourFault: true, now });
  expect(await balance()).toMatchObject({ available: 3, owed: 0 });
});

it("takes expired gems from the issuer, then gems of other lots, and records the rest as debt", async () => {
  const { receiptId } = await credit(10, "trial", "subscription", later);
  await spend(4, "a");
  await credit(3, "gift", "gift");
  const afterwards = new Date(later.getTime() + 1);
  // 6 of the 10 expired; of the 4 spent ones, 3 are taken from the gift.
  expect(await reverse(receiptId, 10, "refund", afterwards)).toEqual({ owed: 1 });
  expect(await balance(afterwards)).toMatchObject({ available: 0, owed: 1 });
});

it("reverses once per key, and never more than was credited", async () => {
  const { receiptId } = await credit(50, "pack");
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => reverse(receiptId, 20, "refund-1")),
  );
  expect(answers).toEqual(Array(8).fill({ owed: 0 }));
  expect(await balance()).toMatchObject({ available: 30 });
  await expect(reverse(receiptId, 21, "refund-1")).rejects.toMatchObject({
    code: "IDEMPOTENCY_KEY_REUSED",
  });
  await expect(reverse(receiptId, 31, "refund-2")).rejects.toThrow(RangeError);
  const two = await Promise.allSettled(["x", "y"].map((key) => reverse(receiptId, 20, key)));
  expect(two.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await balance()).toMatchObject({ available: 10, owed: 0 });
});

it("appears in the statement and in the credit's receipt, and rejects another user's credit", async () => {
  const { receiptId } = await credit(20, "pack");
  await spend(5, "a");
  await reverse(receiptId, 20, "refund");
  const [line] = await lines();
  expect(line).toMatchObject({
    ...{ amount: -20, balanceAfter: -5, description: REFUNDED },
    ...{ kind: "pack", purpose: AWARD, receiptId },
  });
  const receipt = await readReceipt({ statement }, { userId, receiptId });
  expect(receipt.steps.map(({ step, gems, note }) => [step, gems, note])).toEqual([
    ["credit", 20, DAILY_GEMS],
    ["reverse", 20, REFUNDED],
  ]);
  await credit(4, "gift", "gift");
  const [gift] = await lines();
  expect(gift).toMatchObject({ amount: 4, balanceAfter: -1 });
  expect(
    (await readReceipt({ statement }, { userId, receiptId: gift?.receiptId ?? "" })).lots,
  ).toMatchObject([{ kind: "gift", gems: 4 }]);
  await expect(
    ledger.reverse({
      ...{ userId: "person-1", receiptId, gems: 1, key: "x", reason: REFUNDED, now },
    }),
  ).rejects.toThrow("has no credit");
});
