import type { Database } from "@kinora/database/client";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { bookPurchase } from "@kinora/testing/billing/book-purchase";
import { sql } from "kysely";
import { beforeAll, expect, it, vi } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database, parts } = await startTestServer();
const DAY = 86_400_000;
const PAID = clock.now;
const NAMES = ["ada", "bruno", "chiyo"] as const;

/** Three members who follow one another, with old accounts, and packs that are old enough. */
beforeAll(async () => {
  for (const name of NAMES) await as(name)("GET", "/api/me");
  await database
    .updateTable("app_user")
    .set({ created_at: new Date(+PAID - 60 * DAY) })
    .execute();
  for (const one of NAMES)
    for (const other of NAMES)
      if (one !== other) await as(one)("POST", `/api/people/${other}/follow`);
  for (const name of NAMES)
    await bookPurchase(database, { id: `pack_${name}`, userId: `usr_${name}`, at: PAID });
  clock.now = new Date(+PAID + 15 * DAY);
});

let keys = 0;
const give = (
  who: string,
  to: string,
  gems: number,
  { key = `g ${++keys}`, ...more }: { key?: string; note?: string } = {},
) => as(who)("POST", "/api/gifts", { to: `usr_${to}`, gems, ...more }, key);
const sum = async () => {
  const { rows } = await sql<{ gems: number }>`
    select coalesce(sum(remaining), 0)::int as gems from gem_lot`.execute(database);
  return rows[0]?.gems;
};

it("gifts mint nothing and pass no limit with many keys at once in circles", async () => {
  const before = await sum();
  const pairs = [
    ["ada", "bruno"],
    ["bruno", "chiyo"],
    ["chiyo", "ada"],
    ["bruno", "ada"],
  ] as const;
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, place) => {
      const [from, to] = pairs[place % 4] ?? pairs[0];
      return give(from, to, 150);
    }),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { rows } = await sql<{ gems: number }>`
    select sum(gems)::int as gems from gift group by giver_id`.execute(database);
  for (const { gems } of rows) expect(gems).toBeLessThanOrEqual(500);
  expect(await sum()).toBe(before);
  expect(await postgresGemAudit(database).discrepancies(5)).toEqual([]);
  clock.now = new Date(+clock.now + DAY);
});

it("gifts of one key, to several at once, are one gift", async () => {
  const answers = await Promise.all(
    [
      ["bruno", 5],
      ["chiyo", 5],
      ["bruno", 6],
      ["bruno", 5],
    ].map(([to, gems]) => give("ada", `${to}`, Number(gems), { key: "the same" })),
  );
  const given = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(new Set(given).size).toBe(1);
  expect(answers.every(({ status }) => status === 201 || status === 409 || status === 422)).toBe(
    true,
  );
});

it("gifts carry no note of nothing visible, of letters piled up, or of hidden characters", async () => {
  const hidden = await give("ada", "bruno", 1, { note: "\u200b\u2060\u200d" });
  expect.soft(hidden.body.note).toBeNull();
  const joined = await give("ada", "bruno", 1, { note: "A\u200bB\u2060C\u00adD" });
  expect.soft(joined.body.note).toBe("ABCD");
  const piled = await give("ada", "bruno", 1, { note: `Z${"\u0301".repeat(100)}` });
  expect.soft(piled.status === 201 ? piled.body.note.length : 0).toBeLessThan(10);
  for (const note of ["a\0b", "\ud800", "a".repeat(5_000)])
    expect((await give("ada", "bruno", 1, { note })).status).toBe(422);
});

it("gifts are refused with nonsense, never with an error of ours", async () => {
  for (const body of [
    { to: "a\0", gems: 1 },
    { to: "usr_bruno", gems: -5 },
    { to: "usr_bruno", gems: 1e300 },
    { to: "usr_bruno", gems: "5" },
    { to: "usr_bruno", gems: 0.5 },
    { to: "usr_bruno", gems: 1, from: "usr_chiyo" },
    { to: ["usr_bruno"], gems: 1 },
  ]) {
    const { status } = await as("ada")("POST", "/api/gifts", body, `g ${++keys}`);
    expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    expect(status, JSON.stringify(body)).toBeLessThan(500);
  }
  expect((await as("ada")("GET", "/api/gifts/allowance/%00")).status).toBeLessThan(500);
  expect((await as("ada")("GET", "/api/gifts?cursor=zzz")).status).toBeLessThan(500);
  expect(
    (await as("kin_ada")("POST", "/api/gifts", { to: "usr_bruno", gems: 1 }, "t")).status,
  ).toBe(403);
});

it("gifts repeated with its key, still answer after a note of theirs was erased", async () => {
  const gift = { note: "For you", key: "erased note" };
  const first = await give("ada", "chiyo", 1, gift);
  expect(first.status).toBe(201);
  await sql`update gift set note = null where id = ${first.body.id}`.execute(database);
  expect((await give("ada", "chiyo", 1, gift)).body.id).toBe(first.body.id);
});

it("gifts that deadlock with a listener's credits are refused for a moment, or made", async () => {
  const key = `deadlock ${++keys}`;
  const lock = (own: Database, id: string) =>
    sql`select from gem_account where user_id = ${id} for update`.execute(own);
  let answer: ReturnType<typeof give> | null = null;
  await database
    .transaction()
    .execute(async (own) => {
      await lock(own, "usr_bruno");
      answer = give("ada", "bruno", 1, { key });
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
        expect(rows.length).toBeGreaterThan(0);
      });
      await lock(own, "usr_ada");
    })
    .catch(() => {});
  const { status, body } = await (answer as unknown as ReturnType<typeof give>);
  expect([201, 503], JSON.stringify(body)).toContain(status);
  expect((await give("ada", "bruno", 1, { key })).status).toBe(201);
});

it("gifts are neither sent to nor received by those who are suspended", async () => {
  const set = (at: Date | null) =>
    database
      .updateTable("app_user")
      .set({ disabled_at: at })
      .where("id", "=", "usr_chiyo")
      .execute();
  await set(clock.now);
  expect((await give("chiyo", "ada", 1)).status).toBe(403);
  expect((await give("ada", "chiyo", 1)).body.code).toBe("GIFT_RECEIVER_UNAVAILABLE");
  expect((await as("chiyo")("POST", "/api/people/ada/follow")).status).toBe(403);
  await set(null);
});

it("gifts tell strangers nothing of accounts that leave", async () => {
  await as("olivia")("GET", "/api/me");
  const set = (at: Date | null) =>
    sql`update app_user set deletion_at = ${at} where id = 'usr_chiyo'`.execute(database);
  const asked = async () =>
    (await as("olivia")("GET", "/api/gifts/allowance/usr_chiyo")).body.refusal?.code;
  const before = await asked();
  await set(new Date(+clock.now + 20 * DAY));
  const after = await asked();
  await set(null);
  expect(before).toBeDefined();
  expect(after).toBe(before);
});

it("gifts carry no bad word, however it is hidden", async () => {
  const banned = { tier: "banned", language: "en", isSoft: false, category: null } as const;
  await parts.stores.wordEdits.add({
    ...{ added: [{ text: "flarn", ...banned }], removed: [], allowed: [], disallowed: [] },
    ...{ at: new Date(), by: null, note: "test", reverts: null },
  });
  await parts.words.lists.refresh();
  for (const note of [
    ...["flarn", "a FLARN fox", "fl\u200barn", "fl\u202earn", "f\u00adlarn", "\uff46larn"],
    ...["fl\u0061\u0301rn", "fl\u2060a\u200drn", "\u202dflarn\u202c", "fl\u0430rn"],
  ])
    expect
      .soft((await give("ada", "bruno", 1, { note })).body.code, JSON.stringify(note))
      .toBe("BANNED_WORD");
});

it("gifts don't pass the limit of a month when a gift waits over midnight", async () => {
  const left = (await as("bruno")("GET", "/api/gifts/allowance/usr_ada")).body;
  expect(left.monthLeft).toBeLessThanOrEqual(2_000);
  expect(left.most).toBeLessThanOrEqual(left.dayLeft);
});

it("following takes odd handles without an error", async () => {
  for (const handle of ["%00", "..%2f..", "ADA", "%F0%9F%98%80", "a".repeat(3_000)]) {
    const { status } = await as("bruno")("POST", `/api/people/${handle}/follow`);
    expect(status, handle).toBeLessThan(500);
  }
  expect((await as("ada")("POST", "/api/people/ada/follow")).body.code).toBe("FOLLOW_SELF");
});

it("following both ways at once never deadlocks", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      place % 2
        ? as("ada")(place % 4 === 1 ? "POST" : "DELETE", "/api/people/bruno/follow")
        : as("bruno")(place % 4 === 0 ? "POST" : "DELETE", "/api/people/ada/follow"),
    ),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});
it("nothing is owed or lost in the end", async () => {
  expect(await postgresGemAudit(database).discrepancies(5)).toEqual([]);
});
