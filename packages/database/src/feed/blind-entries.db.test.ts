import { feedQuery } from "@kinora/contracts/feed/feed";
import { readFeed } from "@kinora/domain/feed/read-feed";
import { rebuildTrending } from "@kinora/domain/feed/rebuild-trending";
import { CHALLENGE_OPENS, openChallenges } from "@kinora/testing/challenge/play-challenge";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, it } from "vitest";
import { openJobQueue } from "../job/open-job-queue.ts";
import { postgresProfiles } from "../people/postgres-profiles.ts";
import { postgresFeedStore } from "./postgres-feed-store.ts";
import { postgresLikeStore } from "./postgres-like-store.ts";
import { postgresRankingStore } from "./postgres-ranking-store.ts";

const { database, url } = await createTestDatabase();
const boss = await openJobQueue({ url, role: "producer", onError: () => {} });
const play = openChallenges(database, boss);
const feed = postgresFeedStore(database);
const likes = postgresLikeStore(database);
const profiles = postgresProfiles(database);
const READERS = Array.from({ length: 12 }, (_, n) => `reader${n}`);
await play.addPeople(["host", "ada", "bruno", ...READERS]);

const read = async (query: object) =>
  (await readFeed({ feed }, { query: feedQuery.parse(query) })).ids;
const mostLiked = () => read({ kind: "search", sort: "liked" });
const trending = async () => {
  await rebuildTrending({ rankings: postgresRankingStore(database) }, { now: play.clock.now });
  return read({ kind: "trending" });
};
const likesOf = async (handle: string, viewerId: string | null) =>
  (
    await profiles.find(handle, {
      viewer: viewerId === null ? null : { id: viewerId, role: "user" },
      now: play.clock.now,
    })
  )?.likes;

it("tells the likes of an entry neither by an order nor by a sum before voting closes", async () => {
  const id = await play.schedule();
  play.moveTo(1);
  await play.move(id);
  const { creationId: liked } = await play.enter(id, "ada");
  play.moveTo(2);
  const { creationId: newer } = await play.enter(id, "bruno");
  // Shown often, so that neither has a place for new works.
  await database
    .insertInto("feed_reach")
    .values([liked, newer].map((creation_id) => ({ creation_id, impressions: 100 })))
    .execute();
  for (const reader of READERS) await likes.add(liked, reader, CHALLENGE_OPENS);
  for (const hours of [3, 30]) {
    play.moveTo(hours);
    await play.move(id);
    expect(await mostLiked()).toEqual([newer, liked]);
    expect(await trending()).toEqual([newer, liked]);
    for (const viewer of [null, "bruno"]) expect(await likesOf("ada", viewer)).toBe(0);
    expect(await likesOf("ada", "ada")).toBe(12);
  }
  play.moveTo(49);
  await play.move(id);
  expect(await mostLiked()).toEqual([liked, newer]);
  expect(await trending()).toEqual([liked, newer]);
  expect(await likesOf("ada", null)).toBe(12);
});
