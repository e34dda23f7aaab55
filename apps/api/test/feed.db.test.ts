import { feedPage } from "@kinora/contracts/feed/feed";
import { postgresRankingStore } from "@kinora/database/feed/postgres-ranking-store";
import { rebuildTrending } from "@kinora/domain/feed/rebuild-trending";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { server, database, as, parts, clock } = await startTestServer();
const [ada, bruno, stranger] = [as("ada"), as("bruno"), as(null)];
const ids: string[] = [];

const feed = async (query: string, who = stranger) =>
  feedPage.parse((await who("GET", `/api/feed?${query}`)).body);
const idsOf = async (query: string) => (await feed(query)).items.map(({ id }) => id);

beforeAll(async () => {
  await ada("GET", "/api/me");
  await bruno("GET", "/api/me");
  for (const [who, prompt] of [
    [ada, "a red fox"],
    [bruno, "a blue whale"],
    [ada, "a fox and a bear"],
  ] as const) {
    const made = await who("POST", "/api/creations", { type: "text-to-image", prompt }, prompt);
    await parts.transact(async (stores) => {
      await stores.creations.update(made.body.id, { status: null, finishedAt: clock.now });
    });
    await who("POST", `/api/creations/${made.body.id}/actions`, { action: "addToFeed" });
    clock.now = new Date(clock.now.getTime() + 60_000);
    ids.push(made.body.id);
  }
  await rebuildTrending({ rankings: postgresRankingStore(database) }, { now: clock.now });
});

describe("the feed", () => {
  it("shows recent newest first, all of trending, and matches of a search", async () => {
    expect(await idsOf("kind=recent")).toEqual(ids.toReversed());
    expect((await idsOf("kind=trending")).toSorted()).toEqual(ids.toSorted());
    expect((await idsOf("kind=search&q=fox")).toSorted()).toEqual([ids[0], ids[2]].toSorted());
    expect(await idsOf("kind=search&q=theremin")).toEqual([]);
    expect(await idsOf("kind=recent&author=bruno")).toEqual([ids[1]]);
    expect(await idsOf("kind=recent&content=video")).toEqual([]);
  });

  it("drops a withdrawn work everywhere at once", async () => {
    const gone = ids[1] ?? "";
    await bruno("POST", `/api/creations/${gone}/actions`, { action: "private" });
    for (const query of ["kind=recent", "kind=trending", "kind=search&q=whale"]) {
      expect(await idsOf(query)).not.toContain(gone);
    }
    expect((await stranger("GET", `/api/creations/${gone}`)).status).toBe(404);
    expect((await ada("PUT", `/api/creations/${gone}/like`)).status).toBe(404);
  });

  it("counts a like once and takes it back", async () => {
    const url = `/api/creations/${ids[0]}/like`;
    expect((await bruno("PUT", url)).body).toEqual({ likes: 1, likedByMe: true });
    expect((await bruno("PUT", url)).body).toEqual({ likes: 1, likedByMe: true });
    expect((await feed("kind=recent", bruno)).items.at(-1)).toMatchObject({
      likes: 1,
      likedByMe: true,
    });
    expect((await feed("kind=recent", ada)).items.at(-1)).toMatchObject({
      likes: 1,
      likedByMe: false,
    });
    expect((await bruno("DELETE", url)).body).toEqual({ likes: 0, likedByMe: false });
    expect((await stranger("PUT", url)).status).toBe(401);
  });

  it("accepts impressions from anyone", async () => {
    expect((await stranger("POST", "/api/feed/impressions", { ids })).status).toBe(204);
    expect((await bruno("POST", "/api/feed/impressions", { ids: ["unknown"] })).status).toBe(204);
  });

  it("counts all networks of one site as one viewer", async () => {
    const id = ids[0] ?? "";
    const seen = async () => {
      const reach = database.selectFrom("feed_reach").selectAll().where("creation_id", "=", id);
      return Number((await reach.executeTakeFirst())?.impressions ?? 0);
    };
    const before = await seen();
    for (const remoteAddress of ["2001:db8:1:100::1", "2001:db8:1:200::1", "2001:db8:1:300::1"])
      await server.inject({
        ...{ method: "POST", url: "/api/feed/impressions", remoteAddress },
        payload: { ids: [id] },
      });
    expect(await seen()).toBe(before + 1);
  });
});

describe("reports", () => {
  const report = (who: typeof ada, id = ids[2], reason = "harmful") =>
    who("POST", `/api/creations/${id}/reports`, { reason, note: "Look at the bear." });

  it("are stored once per user and item, and not by its owner", async () => {
    expect(await report(bruno)).toMatchObject({ status: 201, body: { reason: "harmful" } });
    expect(await report(bruno)).toMatchObject({ status: 409, body: { code: "ALREADY_REPORTED" } });
    expect(await report(ada)).toMatchObject({ status: 409, body: { code: "OWN_CREATION" } });
    expect(await report(bruno, "unknown")).toMatchObject({ status: 404 });
    expect(await idsOf("kind=recent")).toContain(ids[2]);
  });

  it("of the gravest kind hide a work at once", async () => {
    expect((await report(bruno, ids[0], "child_abuse")).status).toBe(201);
    expect(await idsOf("kind=recent")).not.toContain(ids[0]);
    expect((await stranger("GET", `/api/creations/${ids[0]}`)).status).toBe(404);
  });
});
