import { CONTENT_STATUSES } from "@kinora/contracts/creation/creation";
import { feedQuery } from "@kinora/contracts/feed/feed";
import { isInFeed } from "@kinora/domain/creation/creation-visibility";
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
const cases = [null, ...CONTENT_STATUSES].flatMap((status) =>
  flags.flatMap((isPrivate) =>
    flags.flatMap((hidden) =>
      flags.flatMap((moderatorHidden) =>
        flags.map((inFeed) => ({
          ...{ status, private: isPrivate, hidden, moderatorHidden, inFeed },
          id: [status, isPrivate, hidden, moderatorHidden, inFeed].join("-"),
        })),
      ),
    ),
  ),
);
const expected = cases
  .filter((one) =>
    isInFeed({
      ...one,
      ...{ statusBeforeDeletion: null, publishedAt: now, deletedAt: null, purgedAt: null },
    }),
  )
  .map(({ id }) => id);

beforeAll(async () => {
  await insertPerson(database, "ada");
  // Ranked while everything is visible, because an old ranking must not show what is hidden later.
  for (const { id } of cases) await insertCreation(database, { id, user_id: "ada" });
  await makeRanking(database, now);
  for (const { id, status, moderatorHidden, inFeed, ...own } of cases) {
    await database
      .updateTable("creation")
      .set({ status, private: own.private, hidden: own.hidden, in_feed: inFeed })
      .set({ moderator_hidden: moderatorHidden, deleted_at: status === "deleted" ? now : null })
      .where("id", "=", id)
      .execute();
  }
});

async function readAll(query: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const parsed = feedQuery.parse({ ...query, ...(cursor ? { cursor } : {}) });
    const page = await readFeed({ feed }, { query: parsed });
    ids.push(...page.ids);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

describe("visibility of all 112 states in the feed", () => {
  it("holds for exactly one of them", () => {
    expect(cases).toHaveLength(112);
    expect(expected).toEqual(["-false-false-false-true"]);
  });

  it.each([
    { kind: "recent" },
    { kind: "recent", author: "ada" },
    { kind: "search", q: "neon fox" },
    { kind: "search", author: "ada" },
    { kind: "trending" },
    { kind: "trending", content: "image" },
  ])("agrees in %j", async (query) => {
    expect(await readAll(query)).toEqual(expected);
  });

  it("agrees in a new ranking", async () => {
    const later = new Date("2026-06-15T12:10:00Z");
    await makeRanking(database, later);
    // Decades later the score of such a work would underflow.
    await makeRanking(database, new Date("2056-06-15T12:10:00Z"));
    await database.deleteFrom("feed_ranking").where("made_at", ">", later).execute();
    expect((await feed.ranking({}, later))?.items.map(({ id }) => id)).toEqual(expected);
  });

  it("agrees in the count of newer items and in impressions", async () => {
    expect(await feed.countNewer({}, new Date(0))).toBe(expected.length);
    const ids = cases.map(({ id }) => id);
    const seen = { viewerKey: "v", userId: null, ids, day: "2026-06-15" };
    await postgresImpressionStore(database).add(seen);
    const counted = await database.selectFrom("feed_reach").select("creation_id").execute();
    expect(counted.map((row) => row.creation_id)).toEqual(expected);
  });
});
