import { feedQuery } from "@kinora/contracts/feed/feed";
import { readFeed } from "@kinora/domain/feed/read-feed";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { learnWords } from "./learn-words.ts";
import { postgresFeedStore } from "./postgres-feed-store.ts";
import { postgresLikeStore } from "./postgres-like-store.ts";
import { searchedWords } from "./visible-in-feed.ts";

const { database } = await createTestDatabase();
const feed = postgresFeedStore(database);
const start = Date.parse("2026-06-15T12:00:00Z");
const minutes = (n: number) => new Date(start + n * 60_000);
const read = (query: Record<string, string | number | undefined>) =>
  readFeed({ feed }, { query: feedQuery.parse(query) });
const publish = (id: string, minute: number, given: object = {}) =>
  insertCreation(database, { id, user_id: "ada", created_at: minutes(minute), ...given });
const retract = (id: string) =>
  database.updateTable("creation").set({ in_feed: false }).where("id", "=", id).execute();

async function learnAll() {
  const all = await database.selectFrom("creation").select("id").execute();
  for (const { id } of all) await learnWords(database, id);
}

beforeEach(async () => {
  await database.deleteFrom("app_user").execute();
  await insertPerson(database, "ada");
  await insertPerson(database, "ben");
});

async function readAll(query: Record<string, string | number>, between: (n: number) => unknown) {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (let n = 0; ; n++) {
    const page = await read({ ...query, cursor });
    ids.push(...page.ids);
    if (page.nextCursor === null) return ids;
    cursor = page.nextCursor;
    await between(n);
  }
}

describe("recent", () => {
  it("pages without gaps or repetition while items are added and removed, ties included", async () => {
    // Three items per minute.
    for (let n = 0; n < 30; n++) await publish(`c${String(n).padStart(2, "0")}`, n - (n % 3));
    const shown = await readAll({ kind: "recent", limit: 4 }, async (n) => {
      await publish(`new${n}`, 100 + n);
      // Remove an item that was shown, which would make offset-based paging skip one.
      await retract(`c${String(29 - n * 4).padStart(2, "0")}`);
    });
    expect(shown).toEqual(shown.toSorted().toReversed());
    expect(new Set(shown).size).toBe(30);
  });

  it("counts exactly the items newer than a time", async () => {
    for (let n = 0; n < 5; n++) await publish(`c${n}`, n);
    await retract("c4");
    const page = await read({ kind: "recent", limit: 1, since: minutes(1).toISOString() });
    expect(page).toMatchObject({ ids: ["c3"], timestamp: minutes(3), newer: 2 });
  });

  it("shows the items as of a time, however many came later", async () => {
    for (let n = 0; n < 5; n++) await publish(`c${n}`, n);
    const asOf = minutes(2).toISOString();
    expect(await read({ kind: "recent", asOf, since: asOf })).toMatchObject({
      ...{ ids: ["c2", "c1", "c0"], timestamp: minutes(2), newer: 2 },
    });
    expect((await read({ kind: "recent", limit: 1, fill: 3 })).ids).toEqual(["c4", "c3", "c2"]);
  });

  it("filters by kind, model, style, ratio and author", async () => {
    await publish("video", 1, { kind: "video", type: "text-to-video", model: "core" });
    await publish("anime", 2, { style: "anime" });
    await publish("tall", 3, { aspect_ratio: "9:16" });
    await publish("bens", 4, { user_id: "ben" });
    const of = async (filter: object) => (await read({ kind: "recent", ...filter })).ids;
    expect(await of({ content: "video" })).toEqual(["video"]);
    expect(await of({ model: "core" })).toEqual(["video"]);
    expect(await of({ style: "anime" })).toEqual(["anime"]);
    expect(await of({ aspectRatio: "9:16" })).toEqual(["tall"]);
    expect(await of({ author: "ben" })).toEqual(["bens"]);
    expect(await of({ author: "ben", style: "anime" })).toEqual([]);
    expect(await of({ author: "nobody" })).toEqual([]);
  });
});

describe("search", () => {
  const of = async (q: string) => (await read({ kind: "search", q })).ids;

  it("finds words in any form and similar words, the best match first", async () => {
    await publish("dragon", 1, { prompt: "a dragon over the mountains" });
    await publish("foxes", 2, { prompt: "two foxes running in the snow" });
    await publish("both", 3, { prompt: "a fox rides a dragon" });
    await learnAll();
    expect(await of("fox")).toEqual(["both", "foxes"]);
    expect(await of("drgon")).toEqual(["both", "dragon"]);
    expect(await of("drgon moun")).toEqual(["dragon"]);
    expect(await of("FOXES -dragon")).toEqual(["foxes"]);
    expect(await of('"fox rides"')).toEqual(["both"]);
    expect(await of("run")).toEqual(["foxes"]);
    expect(await of("theremin")).toEqual([]);
    expect(await of("ountain")).toEqual([]);
    expect(await of("the")).toEqual([]);
  });

  it("ranks works with the word before those with a similar one", async () => {
    await publish("exact", 1, { prompt: "a moon" });
    await publish("like-it", 2, { prompt: "a moonlit lake" });
    await learnAll();
    expect(await of("moon")).toEqual(["exact", "like-it"]);
    const first = await read({ kind: "search", q: "moon", limit: 1 });
    const second = await read({
      kind: "search",
      q: "moon",
      limit: 1,
      cursor: first.nextCursor ?? "",
    });
    expect([first.ids, second.ids, second.nextCursor]).toEqual([["exact"], ["like-it"], null]);
  });

  it("finds works by their author's name and handle, after those that contain the words", async () => {
    await database
      .insertInto("app_user")
      .values({ id: "eva", handle: "neon_fox", display_name: "Éva Lindqvist" })
      .execute();
    await publish("hers", 3, { user_id: "eva", prompt: "a castle" });
    await publish("words", 1, { prompt: "a fox" });
    await publish("both", 2, { user_id: "eva", prompt: "a fox at home" });
    await publish("bens", 4, { user_id: "ben", prompt: "a lake" });
    expect(await of("fox")).toEqual(["both", "words", "hers"]);
    for (const q of ["@neon_fox", "Éva", "lind éva", "neon", "fox lindq"]) {
      expect(await of(q)).toEqual(["hers", "both"]);
    }
    expect(await of("eva ben")).toEqual([]);
    expect(await of("ne")).toEqual([]);
    expect((await read({ kind: "search", q: "fox", author: "neon_fox" })).ids).toEqual([
      ...["both", "hers"],
    ]);
  });

  it("sorts by best match, newest or most liked, page by page", async () => {
    await publish("liked", 1, { prompt: "a moon" });
    await publish("plain", 2, { prompt: "a moon" });
    await publish("near", 3, { prompt: "a moonlit lake" });
    await publish("other", 4, { prompt: "a desert" });
    const likes = postgresLikeStore(database);
    const like = (id: string, userId: string) => likes.add(id, userId, minutes(5));
    for (const id of ["ada", "ben"]) await like("liked", id);
    await like("near", "ben");
    const by = (query: object) => readAll({ kind: "search", limit: 1, ...query }, () => {});
    expect(await by({ q: "moon" })).toEqual(["plain", "liked", "near"]);
    expect(await by({ q: "moon", sort: "newest" })).toEqual(["near", "plain", "liked"]);
    expect(await by({ q: "moon", sort: "liked" })).toEqual(["liked", "near", "plain"]);
    expect(await by({ author: "ada", sort: "liked" })).toEqual(["liked", "near", "other", "plain"]);
    expect(await by({ author: "ada", sort: "newest" })).toEqual([
      ...["other", "near", "plain", "liked"],
    ]);
  });

  it("parses no text at query time, whatever is excluded or quoted", async () => {
    await publish("fox", 0, { prompt: "a red fox" });
    await publish("named", 1, { prompt: "a blue whale", title: "The red fox" });
    await publish("whale", 2, { prompt: "a blue whale" });
    expect((await read({ kind: "search", q: "-fox" })).ids).toEqual(["whale"]);
    expect((await read({ kind: "search", q: '"red fox"' })).ids).toEqual(["named", "fox"]);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain (verbose)
      select creation.id from creation
       where ${searchedWords} @@ websearch_to_tsquery('english', '-fox')`.execute(database);
    expect(rows.map((row) => row["QUERY PLAN"]).join()).not.toContain("to_tsvector");
  });

  it("accepts any input", async () => {
    await publish("fox", 1);
    for (const text of [
      "'",
      '"',
      "\\",
      "%_",
      ":*",
      "& | !",
      "(",
      "\u{1f98a}",
      "-fox",
      "a".repeat(200),
    ]) {
      await expect(of(text)).resolves.toBeInstanceOf(Array);
    }
  });

  it("pages without gaps or repetition while items are added", async () => {
    for (let n = 0; n < 20; n++)
      await publish(`c${n}`, n, { prompt: `fox ${"and ".repeat(n % 4)}` });
    const shown = await readAll({ kind: "search", q: "fox", limit: 3 }, (n) =>
      publish(`new${n}`, 100 + n, { prompt: "fox" }),
    );
    const old = shown.filter((id) => id.startsWith("c"));
    expect(new Set(shown).size).toBe(shown.length);
    expect(old).toHaveLength(20);
  });
});

describe("cursors", () => {
  it.each([
    "x",
    "1~",
    "99999999999999999999~a",
    "-1~a",
    "1~a~b",
    "1~2~3~4",
    "~",
    "1~0~0",
    "1~0~999",
  ])("refuses %s in every feed", async (cursor) => {
    for (const kind of ["recent", "search", "trending"]) {
      const answer = await read({ kind, cursor, q: "fox" }).catch((error: unknown) => error);
      if (!(answer instanceof Error)) expect(answer).toMatchObject({ ids: [] });
      else expect(answer).toMatchObject({ code: "INVALID_INPUT" });
    }
  });
});
