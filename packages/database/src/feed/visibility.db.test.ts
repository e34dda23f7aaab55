import { CONTENT_STATUSES } from "@kinora/contracts/creation/creation";
import { feedQuery } from "@kinora/contracts/feed/feed";
import { isInFeed, isListed } from "@kinora/domain/creation/creation-visibility";
import { readFeed } from "@kinora/domain/feed/read-feed";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { beforeAll, describe, expect, it } from "vitest";
import { makeRanking } from "./make-ranking.ts";
import { postgresFeedStore } from "./postgres-feed-store.ts";
import { postgresImpressionStore } from "./postgres-impression-store.ts";

const { database } = await createTestDatabase();
const feed = postgresFeedStore(database);
const now = new Date("2026-06-15T12:00:00Z");

const flags = [false, true];
const ratings = [
  { matureByAuthor: false, matureByHouse: null },
  { matureByAuthor: true, matureByHouse: null },
  { matureByAuthor: false, matureByHouse: "scan" },
  { matureByAuthor: true, matureByHouse: "staff" },
] as const;
const cases = [null, ...CONTENT_STATUSES].flatMap((status) =>
  flags.flatMap((isPrivate) =>
    flags.flatMap((hidden) =>
      flags.flatMap((moderatorHidden) =>
        flags.flatMap((inFeed) =>
          ratings.map((rating) => ({
            ...{ status, private: isPrivate, hidden, moderatorHidden, inFeed, ...rating },
            id: [
              ...[status, isPrivate, hidden, moderatorHidden, inFeed],
              ...[rating.matureByAuthor, rating.matureByHouse],
            ].join("-"),
          })),
        ),
      ),
    ),
  ),
);
const stateOf = (one: (typeof cases)[number]) => ({
  ...one,
  ...{ statusBeforeDeletion: null, publishedAt: now, deletedAt: null, purgedAt: null },
});
const idsOf = (found: typeof cases) => found.map(({ id }) => id).sort();
/** For visitors, members and the phone apps: the general one. */
const expected = idsOf(cases.filter((one) => isListed(stateOf(one))));
/** For the author, and for adults who switched the others on. */
const inFeed = idsOf(cases.filter((one) => isInFeed(stateOf(one))));
const READERS = [
  ["a visitor", {}, expected],
  ["a member", { askedBy: "ben" }, expected],
  ["an adult", { askedBy: "cleo" }, inFeed],
  ["an adult in a phone app", { askedBy: "cleo", generalOnly: true }, expected],
  ["its author", { askedBy: "ada" }, inFeed],
  ["its author in a phone app", { askedBy: "ada", generalOnly: true }, inFeed],
] as const;

beforeAll(async () => {
  for (const id of ["ada", "ben", "cleo"]) await insertPerson(database, id);
  const adult = { adult_at: now, mature_shown: true };
  await database.updateTable("app_user").set(adult).where("id", "=", "cleo").execute();
  // Ranked while everything is visible, because an old ranking must not show what is hidden later.
  for (const { id } of cases) await insertCreation(database, { id, user_id: "ada" });
  await makeRanking(database, now);
  for (const { id, status, moderatorHidden, inFeed, ...own } of cases) {
    const rated = { mature_by_author: own.matureByAuthor, mature_by_house: own.matureByHouse };
    await database
      .updateTable("creation")
      .set({ status, private: own.private, hidden: own.hidden, in_feed: inFeed })
      .set(rated)
      .set({ moderator_hidden: moderatorHidden, deleted_at: status === "deleted" ? now : null })
      .where("id", "=", id)
      .execute();
  }
});

async function readAll(
  query: Record<string, string>,
  reader: { readonly askedBy?: string; readonly generalOnly?: boolean } = {},
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const parsed = feedQuery.parse({ ...query, ...(cursor ? { cursor } : {}) });
    const page = await readFeed({ feed }, { query: parsed, ...reader });
    ids.push(...page.ids);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids.sort();
}

describe("visibility of all 448 states in the feed", () => {
  it("holds for exactly one of them, and for three mature ones", () => {
    expect(cases).toHaveLength(448);
    expect(expected).toEqual(["-false-false-false-true-false-"]);
    expect(inFeed).toHaveLength(4);
  });

  it.each([
    { kind: "recent" },
    { kind: "recent", author: "ada" },
    { kind: "search", q: "neon fox" },
    { kind: "search", author: "ada" },
    { kind: "trending", fill: "48" },
    { kind: "trending", content: "image", fill: "48" },
  ])("agrees in %j", async (query) => {
    for (const [who, reader, ids] of READERS)
      expect([who, ...(await readAll(query, reader))]).toEqual([who, ...ids]);
  });

  it("agrees in a new ranking", async () => {
    const later = new Date("2026-06-15T12:10:00Z");
    await makeRanking(database, later);
    // Decades later the score of such a work would underflow.
    await makeRanking(database, new Date("2056-06-15T12:10:00Z"));
    await database.deleteFrom("feed_ranking").where("made_at", ">", later).execute();
    // Adults read the same ranking; others are shown what is theirs of it.
    expect((await feed.ranking({}, later))?.items.map(({ id }) => id).sort()).toEqual(inFeed);
  });

  it("agrees in the count of newer items and in impressions", async () => {
    expect(await feed.countNewer({}, new Date(0))).toBe(expected.length);
    expect(await feed.countNewer({ viewerId: "cleo" }, new Date(0))).toBe(inFeed.length);
    const ids = cases.map(({ id }) => id);
    const seen = { viewerKey: "v", userId: null, ids, day: "2026-06-15" };
    await postgresImpressionStore(database).add(seen);
    const counted = await database.selectFrom("feed_reach").select("creation_id").execute();
    expect(counted.map((row) => row.creation_id).sort()).toEqual(inFeed);
  });
});
