import { creationSubject } from "@kinora/domain/creation/creation-job";
import { AWARD, toMake } from "@kinora/domain/gem/purpose";
import { createTestDatabase } from "@kinora/testing/database";
import { A_FILM, DAILY_GEMS, UNMADE } from "@kinora/testing/gem/ledger-sentences";
import { beforeEach, expect, it } from "vitest";
import { postgresGemAudit } from "./postgres-gem-audit.ts";
import { postgresGemLedger } from "./postgres-gem-ledger.ts";
import { postgresGemUpkeep } from "./postgres-gem-upkeep.ts";

// Each call below has its own connection, so they are truly concurrent.
const { database } = await createTestDatabase(16);
const ledger = postgresGemLedger(database);
const now = new Date("2026-06-15T12:00:00Z");
const later = new Date("2026-06-15T13:00:00Z");
let userId = "";
let people = 0;

beforeEach(async () => {
  userId = `person-${++people}`;
  await database
    .insertInto("app_user")
    .values({ id: userId, handle: `person_${people}`, display_name: userId, email: userId })
    .execute();
});

function credit(gems: number, key: string) {
  return ledger.credit({
    ...{ userId, gems, kind: "gift", purpose: AWARD, key, now, expiresAt: null },
    description: DAILY_GEMS,
  });
}

function hold(gems: number, key: string) {
  return ledger.hold({
    ...{
      userId,
      gems,
      key,
      purpose: toMake(creationSubject(key)),
      description: A_FILM,
      expiresAt: later,
      now,
    },
  });
}

async function atOnce<T>(times: number, work: (n: number) => Promise<T>) {
  const answers = await Promise.allSettled(Array.from({ length: times }, (_, n) => work(n)));
  return {
    done: answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : [])),
    refused: answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : [])),
  };
}

it("never overdraws with sixteen concurrent holds", async () => {
  await credit(50, "a");
  const { done, refused } = await atOnce(16, (n) => hold(8, `hold-${n}`));
  expect(done).toHaveLength(6);
  expect(refused).toHaveLength(10);
  for (const refusal of refused) expect(refusal).toMatchObject({ code: "INSUFFICIENT_GEMS" });
  expect(await ledger.balance(userId, now)).toMatchObject({ available: 2, held: 48 });
});

it("opens an account once and credits a key once under concurrency", async () => {
  const { done } = await atOnce(12, () => credit(20, "signup"));
  expect(done).toHaveLength(12);
  expect(done.filter(({ fresh }) => fresh)).toHaveLength(1);
  expect(new Set(done.map(({ receiptId }) => receiptId)).size).toBe(1);
  expect(await ledger.balance(userId, now)).toMatchObject({ available: 20, held: 0 });
});

it("places one hold for one key under concurrency", async () => {
  await credit(20, "a");
  const { done } = await atOnce(12, () => hold(5, "same"));
  expect(new Set(done.map(({ holdId }) => holdId)).size).toBe(1);
  expect(await ledger.balance(userId, now)).toMatchObject({ available: 15, held: 5 });
});

it("resolves a hold once when settling, voiding and sweeping race", async () => {
  await credit(200, "a");
  for (let round = 0; round < 15; round++) {
    const { holdId } = await hold(10, `hold-${round}`);
    const { available } = await ledger.balance(userId, now);
    const { done, refused } = await atOnce(9, (n) =>
      n % 3 === 0
        ? ledger.settle({
            holdId,
            gems: 4,
            key: `settle-${round}-${n}`,
            ourFault: n % 2 === 0,
            now,
          })
        : ledger.voidHold({
            holdId,
            key: `void-${round}-${n}`,
            reason: UNMADE,
            ourFault: n % 2 === 0,
            now,
          }),
    );
    expect(refused).toEqual([]);
    expect(done.filter(({ applied }) => applied)).toHaveLength(1);
    const states = new Set(done.map(({ state }) => state));
    expect(states.size).toBe(1);
    const back = states.has("settled") ? 6 : 10;
    expect(await ledger.balance(userId, now)).toMatchObject({
      available: available + back,
      held: 0,
    });
  }
});

it("expires a lot once when several sweeps and a hold race", async () => {
  await credit(10, "stays");
  await ledger.credit({
    ...{ userId, gems: 10, kind: "daily", purpose: AWARD, key: "daily", now },
    ...{ description: DAILY_GEMS, expiresAt: later },
  });
  const afterwards = new Date(later.getTime() + 1);
  const upkeep = postgresGemUpkeep(database);
  const [{ done }, { refused }] = await Promise.all([
    atOnce(6, () => upkeep.expireLots(userId, afterwards)),
    atOnce(6, (n) =>
      ledger.hold({
        ...{
          userId,
          gems: 6,
          key: `h-${n}`,
          purpose: toMake(creationSubject("c")),
          description: A_FILM,
        },
        ...{ expiresAt: afterwards, now: afterwards },
      }),
    ),
  ]);
  expect(done.filter((gems) => gems > 0).length).toBeLessThanOrEqual(1);
  expect(refused).toHaveLength(5);
  expect(await ledger.balance(userId, afterwards)).toMatchObject({ available: 4, held: 6 });
});

it("does not make users wait for each other", async () => {
  await credit(10, "a");
  const other = `other-of-${userId}`;
  await database
    .insertInto("app_user")
    .values({ id: other, handle: `other_${people}`, display_name: other, email: other })
    .execute();
  await database.transaction().execute(async (own) => {
    await postgresGemLedger(own).hold({
      ...{
        userId,
        gems: 5,
        key: "mine",
        purpose: toMake(creationSubject("c")),
        description: A_FILM,
      },
      ...{ expiresAt: later, now },
    });
    // Would never resolve if it waited for the open transaction.
    const answer = await ledger.credit({
      ...{ userId: other, gems: 1, kind: "gift", purpose: AWARD, key: "b", now },
      ...{ description: DAILY_GEMS, expiresAt: null },
    });
    expect(answer.fresh).toBe(true);
  });
});

it("leaves a ledger that adds up", async () => {
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});
