import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { postgresSimilarWorks } from "./postgres-similar-works.ts";

const { database } = await createTestDatabase();
const similar = postgresSimilarWorks(database);
const near = (id: string, readerId: string | null = null, most = 12) =>
  similar.near(id, { readerId, most });
let minute = 0;
const make = (id: string, user_id: string, prompt: string, given: object = {}) =>
  insertCreation(database, {
    ...{ id, user_id, prompt, style: "anime", model: "core" },
    ...{ created_at: new Date(Date.UTC(2026, 5, 15, 12, minute++)), ...given },
  });

beforeAll(async () => {
  for (const id of ["ada", "ben", "eva", "leo", "mia"]) await insertPerson(database, id);
  await make("asked", "ada", "a lighthouse keeper feeding gulls in a storm");
  await make("same words", "ben", "gulls around a lighthouse", { style: "photorealistic" });
  await make("one word", "eva", "a storm over the plains", { style: "photorealistic", model: "x" });
  await make("same style", "leo", "two teapots");
  await make("nothing", "mia", "a red car", { style: "comic", model: "x", kind: "music" });
  const closed = { private: { private: true }, hidden: { hidden: true }, off: { in_feed: false } };
  for (const [id, given] of Object.entries(closed))
    await make(id, "mia", "a lighthouse keeper feeding gulls in a storm", given);
});

it("finds works by shared words first, then by style, model and kind; only in the feed", async () => {
  expect(await near("asked")).toEqual(["same words", "one word", "same style"]);
  expect(await near("asked", null, 1)).toEqual(["same words"]);
});

it("leaves out whom the reader has muted, for them alone", async () => {
  await database
    .insertInto("mute")
    .values({ muter_id: "leo", muted_id: "ben", since: new Date() })
    .execute();
  expect(await near("asked", "leo")).toEqual(["one word", "same style"]);
  for (const reader of ["eva", "ben", null])
    expect(await near("asked", reader)).toEqual(["same words", "one word", "same style"]);
  await database.deleteFrom("mute").execute();
});

it("gives an author two places at most, and none to whom a block parts from the reader", async () => {
  for (const at of [1, 2, 3, 4])
    await make(`flood ${at}`, "ben", "a lighthouse keeper feeding gulls in a storm");
  const found = await near("asked");
  expect(found.filter((id) => id.startsWith("flood"))).toEqual(["flood 4", "flood 3"]);
  expect(found).not.toContain("same words");
  await database
    .insertInto("block")
    .values({ blocker_id: "ben", blocked_id: "ada", since: new Date() })
    .execute();
  expect(await near("asked", "ada")).toEqual(["one word", "same style"]);
  await sql`delete from block`.execute(database);
});

it.each([
  "",
  "the of and",
  "it's a \\ 'quote' \"and\" & | ! :* <->",
  "🦊 狐狸 в лесу",
  "http://a.example/'x\\y",
])("takes any words: %s", async (prompt) => {
  await make("odd", "ada", prompt);
  const ids = await near("odd");
  expect(ids.length).toBeGreaterThan(0);
  await sql`delete from creation where id = 'odd'`.execute(database);
});

it("finds nothing for a work that isn't there", async () => {
  expect(await near("missing")).toEqual([]);
});

it("still finds works where every word is common, by all of them together", async () => {
  await sql`
    insert into creation (id, user_id, kind, type, prompt, model, style, aspect_ratio, width, height,
                          recipe, price_version, in_feed, created_at, published_at)
    select 'many ' || n, 'eva', 'image', 'text-to-image',
           case when n = 1 then 'foxes painted at night' else 'fox number ' || n || case when n % 2 = 0 then ' painted' else ' night' end end,
           'x', 'comic', '16:9', 8, 8, '{}', 1, true, '2026-01-01', '2026-01-01'
      from generate_series(1, 6000) n`.execute(database);
  await make("common", "ada", "a painted fox at night");
  await sql`analyze creation`.execute(database);
  expect(await near("common")).toContain("many 1");
});
