import { feedQuery } from "@kinora/contracts/feed/feed";
import { readFeed } from "@kinora/domain/feed/read-feed";
import { rebuildTrending } from "@kinora/domain/feed/rebuild-trending";
import { forgetImpressions, recordImpressions } from "@kinora/domain/feed/record-impressions";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { fixedClock } from "@kinora/testing/fixed-clock";
import { beforeEach, describe, expect, it } from "vitest";
import { postgresFeedStore } from "./postgres-feed-store.ts";
import { postgresImpressionStore } from "./postgres-impression-store.ts";
import { postgresLikeStore } from "./postgres-like-store.ts";
import { postgresRankingStore } from "./postgres-ranking-store.ts";

const { database } = await createTestDatabase();
const feed = postgresFeedStore(database);
const likes = postgresLikeStore(database);
const impressions = postgresImpressionStore(database);
const rankings = postgresRankingStore(database);
let clock = fixedClock();

beforeEach(async () => {
  await database.deleteFrom("feed_ranking").execute();
  await database.deleteFrom("app_user").execute();
  clock = fixedClock("2026-06-15T12:00:00Z");
});

const rebuild = () => rebuildTrending({ rankings }, { now: clock.now() });
const read = (query: object = {}) =>
  readFeed({ feed }, { query: feedQuery.parse({ kind: "trending", ...query }) });

/** Publishes an item of its own author, `hours` old, with this many impressions and likes. */
async function publish(id: string, hours: number, seen = 0, liked = 0): Promise<void> {
  await insertPerson(database, `by_${id}`);
  const created_at = new Date(clock.now().getTime() - hours * 3_600_000);
  await insertCreation(database, { id, user_id: `by_${id}`, created_at });
  await database
    .insertInto("feed_reach")
    .values({ creation_id: id, likes: liked, impressions: seen })
    .execute();
}

describe("ranking", () => {
  it("prefers popular to ignored, certain to lucky, and new to old items", async () => {
    await publish("loved", 60, 400, 120);
    await publish("lucky", 60, 60, 14);
    await publish("ignored", 60, 400, 4);
    await publish("faded", 400, 400, 120);
    await rebuild();
    expect((await read()).ids).toEqual(["loved", "lucky", "ignored", "faded"]);
  });

  it("weights remixes by others, but not the author's own", async () => {
    await publish("plain", 60, 400, 40);
    await publish("remixed", 61, 400, 40);
    await publish("self_remixed", 62, 400, 40);
    const remix = { created_at: clock.now(), in_feed: false, published_at: null };
    for (const [id, parent_id, user_id] of [
      ["r1", "remixed", "by_plain"],
      ["r2", "self_remixed", "by_self_remixed"],
    ] as const) {
      await insertCreation(database, { id, parent_id, user_id, ...remix });
    }
    await rebuild();
    expect((await read()).ids).toEqual(["remixed", "plain", "self_remixed"]);
  });

  it("gives every sixth place to a new item with few impressions", async () => {
    for (let n = 0; n < 12; n++) await publish(`old${n}`, 50, 1_000, 900 - n);
    // Its score alone would rank it last.
    await publish("new", 40, 49, 0);
    await rebuild();
    expect((await read()).ids.indexOf("new")).toBe(5);
  });

  it("does not count the author's own like", async () => {
    await publish("honest", 60, 100, 5);
    await publish("vain", 60, 100, 5);
    await likes.add("vain", "by_vain", clock.now());
    await rebuild();
    const { items } = (await feed.ranking({}, null)) ?? { items: [] };
    const before = items.map(({ id }) => id);
    await likes.remove("vain", "by_vain");
    clock.advance(600_000);
    await rebuild();
    const after = (await feed.ranking({}, null))?.items.map(({ id }) => id);
    expect(after).toEqual(before);
    expect((await likes.states(["vain"], "by_vain")).get("vain")).toEqual({
      ...{ likes: 5, likedByMe: false },
    });
  });
});

describe("rebuilding", () => {
  it("updates for every item while the feed is small, then every 10 minutes, and keeps rankings for 2 hours", async () => {
    for (let n = 0; n < 23; n++) await publish(`c${n}`, 1);
    expect(await rebuild()).toBe(true);
    expect(await rebuild()).toBe(false);
    const first = clock.now();
    await publish("c23", 0);
    clock.advance(1_000);
    expect(await rebuild()).toBe(true);
    await publish("c24", 0);
    clock.advance(599_999);
    expect(await rebuild()).toBe(false);
    clock.advance(1);
    expect(await rebuild()).toBe(true);
    clock.set(new Date(first.getTime() + 2 * 3_600_000 + 1));
    expect(await rebuild()).toBe(true);
    expect(await feed.ranking({}, first)).toBeNull();
  });

  it("is safe in two concurrent processes", async () => {
    await publish("c", 1);
    await Promise.all([rebuild(), rebuild(), rebuild()]);
    expect((await read()).ids).toEqual(["c"]);
  });
});

describe("reading a ranking", () => {
  it("returns the ranking of a given time while it is kept, else the newest", async () => {
    await publish("old", 50, 400, 100);
    await rebuild();
    const asOf = clock.now().toISOString();
    await publish("star", 0, 1_000, 900);
    clock.advance(600_000);
    await rebuild();
    expect((await read()).ids).toEqual(["star", "old"]);
    expect(await read({ asOf })).toMatchObject({ ids: ["old"], timestamp: new Date(asOf) });
    clock.advance(2 * 3_600_000);
    await rebuild();
    expect(await read({ asOf })).toMatchObject({ ids: ["star", "old"], timestamp: clock.now() });
  });

  it("fills a response with several pages in their order", async () => {
    for (let n = 0; n < 9; n++) await publish(`c${n}`, 50, 400, 100 - n);
    await database.updateTable("creation").set({ user_id: "by_c0" }).execute();
    await rebuild();
    const single = await read({ limit: 4 });
    expect(single.ids).toEqual(["c0", "c1"]);
    const filled = await read({ limit: 4, fill: 5 });
    expect(filled.ids).toEqual(["c0", "c1", "c2", "c3", "c4", "c5"]);
    const rest = await read({ limit: 4, fill: 100, cursor: filled.nextCursor });
    expect([rest.ids, rest.nextCursor]).toEqual([["c6", "c7", "c8"], null]);
  });

  it("continues in the ranking it began with, whatever is ranked, added or removed since", async () => {
    for (let n = 0; n < 9; n++) await publish(`c${n}`, 50, 400, 100 - n);
    await rebuild();
    const first = await read({ limit: 3 });
    expect(first).toMatchObject({ ids: ["c0", "c1", "c2"], timestamp: clock.now() });
    clock.advance(600_000);
    await publish("star", 0, 1_000, 900);
    await rebuild();
    await database.updateTable("creation").set({ private: true }).where("id", "=", "c0").execute();
    await database.updateTable("creation").set({ private: true }).where("id", "=", "c4").execute();
    const second = await read({ limit: 3, cursor: first.nextCursor });
    const third = await read({ limit: 3, cursor: second.nextCursor });
    expect([second.ids, third.ids]).toEqual([
      ["c3", "c5"],
      ["c6", "c7", "c8"],
    ]);
    expect(third.nextCursor).toBeNull();
    expect((await read({ limit: 3 })).ids).toContain("star");
  });

  it("refuses to continue once the ranking is deleted", async () => {
    await publish("a", 1);
    await publish("b", 1);
    await rebuild();
    const { nextCursor } = await read({ limit: 1 });
    clock.advance(2 * 3_600_000 + 1);
    await rebuild();
    await expect(read({ cursor: nextCursor })).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });
});

describe("impressions", () => {
  it("count a viewer once a day, and never the author", async () => {
    await publish("a", 1);
    await publish("b", 1);
    await insertPerson(database, "eva");
    const seen = async (viewerKey: string, userId: string | null, ids: string[]) =>
      recordImpressions({ impressions }, { viewerKey, userId, ids, now: clock.now() });
    const count = async () => {
      const rows = await database
        .selectFrom("feed_reach")
        .select(["creation_id", "impressions"])
        .orderBy("creation_id")
        .execute();
      return rows.map((row) => row.impressions);
    };
    await seen("eva", "eva", ["a", "b", "a", "unknown"]);
    await seen("eva", "eva", ["a"]);
    await seen("by_a", "by_a", ["a"]);
    await seen("stranger", null, ["b"]);
    expect(await count()).toEqual([1, 2]);
    clock.advance(86_400_000);
    await seen("eva", "eva", ["a"]);
    await forgetImpressions({ impressions }, { now: clock.now() });
    clock.advance(86_400_000);
    await forgetImpressions({ impressions }, { now: clock.now() });
    expect(await count()).toEqual([2, 2]);
    const kept = await database.selectFrom("feed_impression").select("day").execute();
    expect(kept).toEqual([{ day: "2026-06-16" }]);
  });

  it("of many concurrent viewers are all counted", async () => {
    for (const id of ["a", "b", "c"]) await publish(id, 1);
    const ids = ["c", "a", "b"];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        recordImpressions(
          { impressions },
          {
            viewerKey: `v${n}`,
            userId: null,
            ids: n % 2 ? ids : ids.toReversed(),
            now: clock.now(),
          },
        ),
      ),
    );
    const rows = await database.selectFrom("feed_reach").select("impressions").execute();
    expect(rows.map((row) => row.impressions)).toEqual([20, 20, 20]);
  });
});
