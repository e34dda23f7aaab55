import { toMake } from "@kinora/domain/gem/purpose";
import { createTestDatabase } from "@kinora/testing/database";
import { A_FILM, DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { postgresGemLedger } from "./postgres-gem-ledger.ts";
import { postgresGemStatement } from "./postgres-gem-statement.ts";

const { database } = await createTestDatabase();
const ledger = postgresGemLedger(database);
const statement = postgresGemStatement(database);
const now = new Date("2026-06-15T12:00:00Z");
const [creation, story] = [
  { noun: "creation", id: "crt" },
  { noun: "story", id: "sty" },
];

await sql`insert into app_user (id, handle, display_name, email)
          values ('ada', 'ada', 'Ada', 'ada@example.com')`.execute(database);
await ledger.credit({
  ...{ userId: "ada", gems: 50, kind: "gift", key: "gift", expiresAt: null, now },
  ...{ purpose: { source: "award", subject: null }, description: DAILY_GEMS },
});

const hold = async (key: string, purpose = toMake({ noun: "bookmark", id: "bmk" })) => {
  const order = { userId: "ada", gems: 5, key, purpose, description: A_FILM };
  return (await ledger.hold({ ...order, expiresAt: now, now })).holdId;
};
const purposes = async () =>
  (await statement.entries("ada", { before: null, limit: 50 })).map(({ purpose }) => purpose);

it("keeps a purpose of any noun through hold, line and receipt", async () => {
  const holdId = await hold("bookmark");
  await ledger.settle({ holdId, gems: 3, key: "pay", ourFault: false, now });
  const purpose = { source: "create", subject: { noun: "bookmark", id: "bmk" } };
  expect((await purposes())[0]).toEqual(purpose);
  expect((await statement.receipt("ada", holdId))?.purpose).toEqual(purpose);
});

/**
 * Inserts a hold from before purposes and messages existed, and settles it with the current ledger.
 */
async function oldHold(
  column: "creation_id" | "story_id",
  id: string,
  words: string,
): Promise<string> {
  const holdId = await hold(`old ${words}`, toMake({ noun: column.slice(0, -3), id }));
  await sql`
    update gem_hold set source = null, subject_noun = null, subject_id = null, ${sql.ref(column)} = ${id},
           description = ${words}, code = null, params = null
     where id = ${holdId}`.execute(database);
  await ledger.settle({ holdId, gems: 2, key: `pay ${holdId}`, ourFault: false, now });
  return holdId;
}

it("derives the purpose of older rows and shows their original text", async () => {
  const film = await oldHold("creation_id", "crt", "Film, 4.6 s");
  const board = await oldHold("story_id", "sty", "Story: script");
  const drawn = await oldHold("story_id", "sty", "Story: pictures");
  expect((await statement.receipt("ada", film))?.purpose).toEqual(toMake(creation));
  expect((await statement.receipt("ada", board))?.purpose).toEqual(toMake(story));
  expect((await purposes()).slice(0, 3)).toEqual([toMake(story), toMake(story), toMake(creation)]);
  expect((await statement.receipt("ada", film))?.title).toBe("Film, 5 s");
  expect((await statement.entries("ada", { before: null, limit: 1 }))[0]).toMatchObject({
    ...{ receiptId: drawn, description: "Story: pictures" },
  });
  const cost = await statement.storyCost("ada", { storyId: "sty", creationId: null });
  expect(cost).toMatchObject({ script: 2, pictures: 2, total: 4 });
});

it("derives the purpose of a line that names only its hold", async () => {
  const holdId = await hold("silent");
  await sql`
    insert into gem_transaction (id, user_id, sequence, step, key, body_hash, kind, source, amount,
      balance_after, description, hold_id, at)
    select 'zzz', 'ada', sequence + 1, 'expire', 'zzz', '', 'gift', 'award', -1, 0, 'Expired', ${holdId}, ${now}
      from gem_account where user_id = 'ada'`.execute(database);
  const subject = { noun: "bookmark", id: "bmk" };
  expect((await purposes())[0]).toEqual({ source: "award", subject });
});

it("finds open holds by their purpose", async () => {
  const ends = new Date("2026-06-16T00:00:00Z");
  await sql`insert into app_user (id, handle, display_name, email)
            values ('ben', 'ben', 'Ben', 'ben@example.com')`.execute(database);
  await ledger.credit({
    ...{ userId: "ben", gems: 6, kind: "daily", key: "daily", expiresAt: ends, now },
    ...{ purpose: { source: "award", subject: null }, description: DAILY_GEMS },
  });
  const order = { userId: "ben", gems: 4, key: "own", description: A_FILM, expiresAt: now, now };
  await ledger.hold({ ...order, purpose: toMake({ noun: "creation", id: "bens" }) });
  const lost = (noun: string) => statement.lostIfCancelled([{ noun, id: "bens" }], ends);
  expect([await lost("creation"), await lost("story")]).toEqual([4, 0]);
  expect(await statement.lostIfCancelled([], ends)).toBe(0);
});
