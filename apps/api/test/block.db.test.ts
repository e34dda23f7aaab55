import { feedPage } from "@kinora/contracts/feed/feed";
import { forgetPerson } from "@kinora/database/account/forget-person";
import { postgresRankingStore } from "@kinora/database/feed/postgres-ranking-store";
import { rebuildTrending } from "@kinora/domain/feed/rebuild-trending";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database } = await startTestServer();
const [guest, ada, bruno, chiyo, mira] = [null, "ada", "bruno", "chiyo", "mira"].map(as) as [
  ReturnType<typeof as>,
  ReturnType<typeof as>,
  ReturnType<typeof as>,
  ReturnType<typeof as>,
  ReturnType<typeof as>,
];

/** Every list in which a work of bruno's appears for ada, and one of ada's for bruno. */
const LISTS = [
  ...["kind=recent", "kind=trending", "kind=search&q=fox", "kind=search&q=fox&sort=liked"],
  ...["kind=search&sort=newest", "kind=recent&content=image", "kind=recent&likedBy=chiyo"],
];
const listed = async (who: typeof ada, query: string) =>
  feedPage.parse((await who("GET", `/api/feed?${query}`)).body).items.map(({ id }) => id);
const profile = async (who: typeof ada, handle: string) =>
  (await who("GET", `/api/people/${handle}`)).body;

beforeAll(async () => {
  for (const who of [ada, bruno, chiyo, mira]) await who("GET", "/api/me");
  const now = { created_at: clock.now, prompt: "a fox" };
  for (const name of ["ada", "bruno", "chiyo"])
    await insertCreation(database, { ...now, id: `of ${name}`, user_id: `usr_${name}` });
  const remix = { ...now, id: "apart", user_id: "usr_chiyo", parent_id: "of bruno" };
  await insertCreation(database, remix);
  await rebuildTrending({ rankings: postgresRankingStore(database) }, { now: clock.now });
  await chiyo("PATCH", "/api/me", { likesPublic: true });
  for (const id of ["of ada", "of bruno"])
    await chiyo("PUT", `/api/creations/${encodeURIComponent(id)}/like`);
});
afterEach(async () => {
  await database.deleteFrom("block").execute();
  await database.deleteFrom("mute").execute();
});

const OF_ADA = "/api/creations/of%20ada";
const OF_BRUNO = "/api/creations/of%20bruno";

describe("who blocks somebody, and who is blocked", () => {
  it.each(LISTS)("see nothing of each other in %s, and others see both", async (query) => {
    expect(await listed(ada, query)).toContain("of bruno");
    await ada("PUT", "/api/people/bruno/block");
    expect(await listed(ada, query)).not.toContain("of bruno");
    expect(await listed(bruno, query)).not.toContain("of ada");
    for (const who of [guest, chiyo]) {
      const ids = await listed(who, query);
      expect(ids).toEqual(expect.arrayContaining(["of ada", "of bruno"]));
    }
    await ada("DELETE", "/api/people/bruno/block");
    expect(await listed(bruno, query)).toContain("of ada");
  });

  it("count nothing new of each other", async () => {
    const newer = async (who: typeof ada) =>
      (await who("GET", "/api/feed?kind=recent&since=2026-01-01T00:00:00.000Z")).body.newer;
    const before = await newer(bruno);
    await ada("PUT", "/api/people/bruno/block");
    expect(await newer(bruno)).toBe(before - 1);
  });

  it("don't find each other's works, comments, likes and parents, while the staff does", async () => {
    await ada("PUT", "/api/people/bruno/block");
    const doors = (at: string) => [
      ["GET", at] as const,
      ["GET", `${at}/provenance`] as const,
      ["GET", `${at}/comments`] as const,
      ["PUT", `${at}/like`] as const,
      ["POST", `${at}/comments`] as const,
    ];
    for (const [who, at] of [
      [ada, OF_BRUNO],
      [bruno, OF_ADA],
    ] as const)
      for (const [method, url] of doors(at)) {
        const body = method === "POST" ? { text: "Hello", parentId: null } : undefined;
        const key = method === "POST" ? `key ${url}` : undefined;
        const { status, body: said } = await who(method, url, body, key);
        expect([url, status, said.code]).toEqual([url, 404, "CREATION_NOT_FOUND"]);
      }
    expect((await mira("GET", OF_ADA)).status).toBe(200);
    await ada("PUT", "/api/people/mira/block");
    expect((await mira("GET", OF_ADA)).status).toBe(200);
    expect((await guest("GET", OF_ADA)).status).toBe(200);
    const parentFor = async (who: typeof ada) =>
      (await who("GET", "/api/creations/apart")).body.parent?.author.handle ?? null;
    expect(await parentFor(ada)).toBeNull();
    expect(await parentFor(guest)).toBe("bruno");
  });
});

describe("two people of whom one blocks the other", () => {
  it("can't remix each other's works", async () => {
    const form = { type: "text-to-image", prompt: "a fox", parentId: "of ada" };
    expect((await bruno("POST", "/api/quotes", form)).status).toBe(200);
    await ada("PUT", "/api/people/bruno/block");
    const { status, body } = await bruno("POST", "/api/quotes", form);
    expect([status, body.code]).toEqual([422, "INVALID_INPUT"]);
  });

  it("follow each other no longer, and neither can give gems", async () => {
    for (const [who, handle] of [
      [ada, "bruno"],
      [bruno, "ada"],
    ] as const)
      expect((await who("POST", `/api/people/${handle}/follow`)).status).toBe(200);
    await ada("PUT", "/api/people/bruno/block");
    for (const [who, handle, to] of [
      [ada, "bruno", "usr_bruno"],
      [bruno, "ada", "usr_ada"],
    ] as const) {
      const follow = await who("POST", `/api/people/${handle}/follow`);
      expect(follow.body.code).toBe("PERSON_BLOCKED");
      const gift = await who("POST", "/api/gifts", { to, gems: 1, note: "" }, `gift ${handle}`);
      expect(gift.body.code).toBe("GIFT_NOT_FOLLOWING");
    }
  });

  it("don't find the profile of who blocked them; who blocks can take it back there", async () => {
    await ada("PUT", "/api/people/bruno/block");
    expect((await bruno("GET", "/api/people/ada")).body.code).toBe("PERSON_NOT_FOUND");
    expect(await listed(bruno, "kind=recent&author=ada")).toEqual([]);
    expect(await profile(ada, "bruno")).toMatchObject({ you: { blocks: true, mutes: false } });
    expect(await profile(guest, "ada")).toMatchObject({ handle: "ada", you: null });
    await bruno("PUT", "/api/people/ada/block");
    expect(await profile(bruno, "ada")).toMatchObject({ you: { blocks: true } });
    await ada("PATCH", "/api/me", { likesPublic: true });
    await ada("PUT", "/api/creations/of%20chiyo/like");
    expect(await listed(bruno, "kind=recent&likedBy=ada")).toEqual([]);
    expect(await listed(guest, "kind=recent&likedBy=ada")).toEqual(["of chiyo"]);
  });
});

describe("who mutes somebody", () => {
  it("no longer sees their works and comments, except on their profile; nobody else notices", async () => {
    await bruno("PUT", "/api/people/ada/mute");
    for (const query of LISTS) expect(await listed(bruno, query)).not.toContain("of ada");
    expect(await listed(ada, "kind=recent")).toContain("of bruno");
    expect(await listed(bruno, "kind=recent&author=ada")).toEqual(["of ada"]);
    expect((await bruno("GET", OF_ADA)).status).toBe(200);
    expect(await profile(bruno, "ada")).toMatchObject({ you: { mutes: true, blocks: false } });
    expect(await profile(ada, "bruno")).toMatchObject({ you: { mutes: false, blocks: false } });
    const wish = { text: "A calm word", parentId: null };
    const said = await ada("POST", "/api/creations/of%20chiyo/comments", wish, "calm");
    expect(said.status).toBe(201);
    const texts = async (who: typeof ada) =>
      (await who("GET", "/api/creations/of%20chiyo/comments")).body.items.map(
        ({ text }: { text: string }) => text,
      );
    expect(await texts(bruno)).toEqual([]);
    expect(await texts(chiyo)).toEqual(["A calm word"]);
    expect((await bruno("GET", "/api/me/mutes")).body.items).toMatchObject([
      { person: { handle: "ada" } },
    ]);
    expect((await ada("GET", "/api/me/mutes")).body.items).toEqual([]);
    await bruno("DELETE", "/api/people/ada/mute");
    expect(await texts(bruno)).toEqual(["A calm word"]);
    expect(await listed(bruno, "kind=recent")).toContain("of ada");
  });

  it("is refused to mute themselves and nobody, may repeat it, and is forgotten", async () => {
    expect((await ada("PUT", "/api/people/ada/mute")).body.code).toBe("MUTE_SELF");
    expect((await ada("PUT", "/api/people/nobody/mute")).body.code).toBe("PERSON_NOT_FOUND");
    await insertPerson(database, "gone");
    for (const _ of [1, 2]) expect((await ada("PUT", "/api/people/gone/mute")).status).toBe(204);
    expect((await ada("GET", "/api/me/mutes")).body.items).toHaveLength(1);
    await database.transaction().execute((own) => forgetPerson(own, "gone", clock.now));
    expect((await ada("GET", "/api/me/mutes")).body.items).toEqual([]);
  });
});
