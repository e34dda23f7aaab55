import type { StoredSentence } from "@kinora/contracts/message/sentence";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import type { StatementFilter } from "@kinora/domain/gem/gem-statement";
import { AWARD, toMake } from "@kinora/domain/gem/purpose";
import { readGemYear } from "@kinora/domain/gem/read-gem-year";
import { readReceipt } from "@kinora/domain/gem/read-receipt";
import { readStatement } from "@kinora/domain/gem/read-statement";
import { createTestDatabase } from "@kinora/testing/database";
import { fixedClock } from "@kinora/testing/fixed-clock";
import { A_FILM, DAILY_GEMS, UNMADE } from "@kinora/testing/gem/ledger-sentences";
import { beforeAll, describe, expect, it } from "vitest";
import { postgresGemLedger } from "./postgres-gem-ledger.ts";
import { postgresGemStatement } from "./postgres-gem-statement.ts";
import { postgresGemUpkeep } from "./postgres-gem-upkeep.ts";

const { database } = await createTestDatabase();
const ledger = postgresGemLedger(database);
const statement = postgresGemStatement(database);
const clock = fixedClock("2026-06-15T12:00:00Z");
const hour = 3_600_000;
const tick = () => {
  clock.advance(1_000);
  return clock.now();
};
const WELCOME = { code: "gem.signup", params: {} } as const;
const EXPIRED = { code: "gem.expired", params: {} };
const filmOf = (seconds: number) => ({ ...A_FILM, params: { kind: "video", seconds } });
const FIVE_SECONDS = { code: "price.seconds", params: { seconds: 5, gems: 1 } } as const;
const SET_ASIDE = { code: "gem.setAside", params: {} };
const holds: string[] = [];

async function hold(gems: number, key: string): Promise<string> {
  const { holdId } = await ledger.hold({
    ...{
      userId: "ada",
      gems,
      key,
      purpose: toMake(creationSubject(key)),
      description: { code: "creation.ordered", params: { kind: "video", seconds: gems } },
    },
    quote: { at: new Date("2026-06-15T11:59:00Z"), explanation: FIVE_SECONDS },
    expiresAt: new Date(clock.now().getTime() + hour),
    now: tick(),
  });
  holds.push(holdId);
  return holdId;
}

beforeAll(async () => {
  for (const id of ["ada", "ben"]) {
    await database
      .insertInto("app_user")
      .values({ id, handle: id, display_name: id, email: `${id}@example.com` })
      .execute();
  }
  await ledger.credit({
    ...{ userId: "ada", gems: 20, kind: "gift", purpose: AWARD, awardKind: "signup", key: "s" },
    ...{ description: WELCOME, expiresAt: null, now: tick() },
  });
  await ledger.credit({
    ...{ userId: "ada", gems: 10, kind: "daily", purpose: AWARD, awardKind: "daily", key: "d" },
    ...{ description: DAILY_GEMS, expiresAt: new Date("2026-06-17T00:00:00Z"), now: tick() },
  });
  const settled = await hold(12, "a");
  await ledger.settle({ holdId: settled, gems: 11, key: "a-settle", ourFault: false, now: tick() });
  await ledger.refund({
    ...{
      holdId: settled,
      gems: 3,
      key: "a-refund",
      reason: UNMADE,
      ourFault: true,
      now: tick(),
    },
  });
  const voided = await hold(4, "b");
  await ledger.voidHold({
    holdId: voided,
    key: "b-void",
    reason: UNMADE,
    ourFault: true,
    now: tick(),
  });
  await hold(5, "c");
  await ledger.credit({
    ...{ userId: "ada", gems: 6, kind: "daily", purpose: AWARD, awardKind: "daily", key: "e" },
    ...{ description: DAILY_GEMS, expiresAt: new Date("2026-06-18T00:00:00Z"), now: tick() },
  });
  clock.advance(8 * 24 * hour);
  await postgresGemUpkeep(database).expireLots("ada", clock.now());
});

describe("statement", () => {
  it("has a line for every change of the balance, with the running balance", async () => {
    const { items, nextCursor } = await readStatement(
      { statement },
      { userId: "ada", cursor: null, limit: 50 },
    );
    const lines = items.map((line) => [
      line.kind,
      line.amount,
      line.balanceAfter,
      line.description,
    ]);
    expect(lines).toEqual([
      ["daily", -6, 22, EXPIRED],
      ["daily", 6, 28, DAILY_GEMS],
      ["refund", 3, 22, UNMADE],
      ["spent", -11, 19, filmOf(12)],
      ["daily", 10, 30, DAILY_GEMS],
      ["gift", 20, 20, WELCOME],
    ]);
    expect(nextCursor).toBeNull();
    expect(items.every(({ receiptId }) => receiptId.length > 0)).toBe(true);
  });

  it("pages without gaps or repetition while lines are added", async () => {
    const seen: StoredSentence[] = [];
    let cursor: string | null = null;
    do {
      const page = await readStatement({ statement }, { userId: "ada", cursor, limit: 1 });
      seen.push(...page.items.map(({ description }) => description));
      cursor = page.nextCursor;
      await ledger.credit({
        ...{ userId: "ada", gems: 1, kind: "gift", purpose: AWARD, key: `g${seen.length}` },
        ...{ description: WELCOME, expiresAt: null, now: tick() },
      });
    } while (cursor !== null);
    expect(seen).toEqual([EXPIRED, DAILY_GEMS, UNMADE, filmOf(12), DAILY_GEMS, WELCOME]);
  });

  it.each(["x", "-1", "1.5", "99999999999999", "1 or 1=1"])(
    "refuses the cursor %s",
    async (cursor) => {
      await expect(
        readStatement({ statement }, { userId: "ada", cursor, limit: 10 }),
      ).rejects.toMatchObject({ code: "INVALID_INPUT" });
    },
  );
});

describe("receipt", () => {
  it("shows quote, hold, settlement, refund and the lots that paid", async () => {
    const [holdId = ""] = holds;
    const receipt = await readReceipt({ statement }, { userId: "ada", receiptId: holdId });
    expect(receipt).toMatchObject({
      title: filmOf(12),
      purpose: { source: "create", subject: { noun: "creation", id: "a" } },
    });
    expect(receipt.steps.map(({ step, gems, note }) => [step, gems, note])).toEqual([
      ["quote", 12, FIVE_SECONDS],
      ["hold", 12, SET_ASIDE],
      ["settle", 11, { code: "gem.partReturned", params: { gems: 1 } }],
      ["refund", 3, UNMADE],
    ]);
    expect(receipt.lots.map(({ kind, gems }) => [kind, gems])).toEqual([
      ["daily", 10],
      ["gift", 1],
    ]);
  });

  it("of a void shows the reason and that everything was released", async () => {
    const [, holdId = ""] = holds;
    const { steps } = await readReceipt({ statement }, { userId: "ada", receiptId: holdId });
    expect(steps.map(({ step, gems, note }) => [step, gems, note]).slice(1)).toEqual([
      ["hold", 4, SET_ASIDE],
      ["void", 4, UNMADE],
    ]);
  });

  it("of a credit shows when its gems expire", async () => {
    const { items } = await readStatement(
      { statement },
      { userId: "ada", cursor: null, limit: 50 },
    );
    const daily = items.find(({ amount }) => amount === 10);
    const receipt = await readReceipt(
      { statement },
      { userId: "ada", receiptId: daily?.receiptId ?? "" },
    );
    expect(receipt.steps).toMatchObject([{ step: "credit", gems: 10 }]);
    expect(receipt.lots).toMatchObject([{ kind: "daily", gems: 10 }]);
  });

  it("of an expiry shows the gems expired", async () => {
    const { items } = await readStatement(
      { statement },
      { userId: "ada", cursor: null, limit: 50 },
    );
    const expired = items.find(({ amount }) => amount === -6);
    const receipt = await readReceipt(
      { statement },
      { userId: "ada", receiptId: expired?.receiptId ?? "" },
    );
    expect(receipt.steps).toMatchObject([{ step: "expire", gems: 6, note: EXPIRED }]);
  });

  it("is hidden from other users", async () => {
    const [holdId = ""] = holds;
    for (const [userId, receiptId] of [
      ["ben", holdId],
      ["ada", "no such id"],
    ] as const) {
      await expect(readReceipt({ statement }, { userId, receiptId })).rejects.toMatchObject({
        code: "RECEIPT_NOT_FOUND",
      });
    }
  });
});

describe("a year of gems", () => {
  const yearOf = (year: number) =>
    readGemYear({ statement }, { userId: "ada", year, now: clock.now() });
  const entries = (filter: StatementFilter) =>
    statement.entries("ada", { before: null, limit: 100 }, filter);

  it("sums where gems came from and went to, so that they add up to the balance", async () => {
    const { total, months, years } = await yearOf(2026);
    const sum = (of: object) =>
      Object.values(of).reduce((all: number, one: number) => all + one, 0);
    const balance = await ledger.balance("ada", clock.now());
    expect(sum(total.received) - sum(total.spent) - sum(total.lost)).toBe(
      balance.available + balance.held - balance.owed,
    );
    expect(total.received.award).toBeGreaterThanOrEqual(30);
    expect(months.map(({ month }) => month)).toEqual([6]);
    expect(months[0]).toMatchObject(total);
    expect(years).toEqual([2026]);
  });

  it("is empty in a year without entries", async () => {
    expect(await yearOf(2025)).toMatchObject({
      ...{ total: { received: {}, spent: {}, lost: {} }, months: [], years: [2026] },
    });
  });

  it("shows only the entries of a part or of a year", async () => {
    const all = await entries({});
    const received = await entries({ part: "received" });
    const spent = await entries({ part: "spent" });
    expect(received.every(({ amount }) => amount > 0)).toBe(true);
    expect(spent.every(({ amount }) => amount < 0)).toBe(true);
    expect(received.length + spent.length).toBe(all.length);
    expect(await entries({ part: "bought" })).toEqual([]);
    expect(await entries({ year: 2026 })).toEqual(all);
    expect(await entries({ year: 2025 })).toEqual([]);
  });
});
