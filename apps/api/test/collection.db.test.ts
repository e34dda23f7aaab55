import {
  COLLECTED_A_MINUTE,
  COLLECTION_MEMBERS_MAX,
  COLLECTION_WORKS_MAX,
  COLLECTIONS_MAX,
} from "@kinora/contracts/collection/collection-limits";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database, parts } = await startTestServer();
const [guest, ada, bruno, chiyo, mira] = [
  as(null),
  as("ada"),
  as("bruno"),
  as("chiyo"),
  as("mira"),
];
type Who = typeof ada;

beforeAll(async () => {
  for (const who of [ada, bruno, chiyo, mira]) await who("GET", "/api/me");
  for (const [id, name] of [
    ["fox", "bruno"],
    ["owl", "bruno"],
    ["bear", "chiyo"],
    ["own", "ada"],
  ] as const)
    await insertCreation(database, { id, user_id: `usr_${name}`, created_at: clock.now });
});

beforeAll(async () => {
  const banned = { tier: "banned", language: "en", isSoft: false, category: null } as const;
  await parts.stores.wordEdits.add({
    ...{ added: [{ text: "flarn", ...banned }], removed: [], allowed: [], disallowed: [] },
    ...{ at: new Date(), by: null, note: "test", reverts: null },
  });
  await parts.words.lists.refresh();
});

let serial = 0;
const begin = async (who: Who, about: object = {}): Promise<string> => {
  const wish = { title: `Foxes ${++serial}`, visibility: "public", ...about };
  const { status, body } = await who("POST", "/api/collections", wish, `new ${serial}`);
  expect(status).toBe(201);
  return body.id;
};
const add = (who: Who, id: string, work: string) =>
  who("PUT", `/api/collections/${id}/works/${work}`);
const take = (who: Who, id: string, work: string) =>
  who("DELETE", `/api/collections/${id}/works/${work}`);
const fill = async (who: Who, id: string, works: readonly string[]) => {
  for (const work of works) {
    clock.now = new Date(+clock.now + 10_000);
    expect((await add(who, id, work)).status).toBe(204);
  }
};
const look = (who: Who, id: string) => who("GET", `/api/collections/${id}`);
const worksFor = async (who: Who, id: string, more = "") => {
  const { body } = await who("GET", `/api/feed?kind=recent&collection=${id}${more}`);
  return body.items.map((card: { id: string }) => card.id);
};
const told = async (userId: string) => {
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  return database
    .selectFrom("notification")
    .select(["code", "params", "topic"])
    .where("user_id", "=", userId)
    .where("code", "like", "collection.%")
    .execute();
};
const set = (id: string, change: object) =>
  database.updateTable("creation").set(change).where("id", "=", id).execute();

beforeEach(async () => {
  await database.deleteFrom("collection").execute();
  await database.deleteFrom("notification").execute();
  await database.deleteFrom("domain_event").execute();
  await database.deleteFrom("block").execute();
  await database.deleteFrom("mute").execute();
});

describe("a collection", () => {
  it("shows what was added last first, page by page, with its first works on the cover", async () => {
    const id = await begin(ada, { description: "  All of them \n" });
    await fill(ada, id, ["fox", "bear", "owl"]);
    await fill(ada, id, ["fox"]);
    expect(await worksFor(guest, id)).toEqual(["owl", "bear", "fox"]);
    const first = (await guest("GET", `/api/feed?kind=recent&collection=${id}&limit=2`)).body;
    expect(first.items).toHaveLength(2);
    const next = `&limit=2&cursor=${first.nextCursor}`;
    expect(await worksFor(guest, id, next)).toEqual(["fox"]);
    expect((await look(guest, id)).body).toMatchObject({
      ...{ description: "All of them", works: 3, standing: null, owner: { handle: "ada" } },
      cover: [{ id: "owl" }, { id: "bear" }, { id: "fox" }],
    });
    expect((await take(ada, id, "bear")).status).toBe(204);
    expect((await take(ada, id, "bear")).status).toBe(204);
    expect(await worksFor(guest, id)).toEqual(["owl", "fox"]);
  });

  it("takes only what is in the feed and what its owner sees", async () => {
    const id = await begin(ada);
    await insertCreation(database, { id: "draft", user_id: "usr_ada", in_feed: false });
    await insertCreation(database, { id: "secret", user_id: "usr_bruno", private: true });
    expect((await add(ada, id, "draft")).body.code).toBe("COLLECTED_UNPUBLISHED");
    expect((await add(ada, id, "secret")).body.code).toBe("CREATION_NOT_FOUND");
    await bruno("PUT", "/api/people/ada/block");
    expect((await add(ada, id, "fox")).body.code).toBe("CREATION_NOT_FOUND");
  });

  it("is begun once for a key, changed and deleted by its owner alone, and its words pass the gate", async () => {
    const wish = { title: "Once", visibility: "public" };
    const both = await Promise.all([1, 2].map(() => ada("POST", "/api/collections", wish, "once")));
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    const other = await ada("POST", "/api/collections", { ...wish, title: "Twice" }, "once");
    expect(other.body.code).toBe("IDEMPOTENCY_KEY_REUSED");
    const id = both[0]?.body.id;
    for (const [method, body] of [
      ["PATCH", { title: "Mine" }],
      ["DELETE", undefined],
    ] as const)
      expect((await bruno(method, `/api/collections/${id}`, body)).body.code).toBe(
        "COLLECTION_NOT_YOURS",
      );
    const bad = await ada("PATCH", `/api/collections/${id}`, { title: "A flarn" });
    expect(bad.body.code).toBe("BANNED_WORD");
    const changed = await ada("PATCH", `/api/collections/${id}`, { visibility: "private" });
    expect(changed.body).toMatchObject({ title: "Once", visibility: "private" });
    expect((await ada("DELETE", `/api/collections/${id}`)).status).toBe(204);
    expect((await look(ada, id)).status).toBe(404);
    expect((await ada("GET", "/api/creations/own")).status).toBe(200);
  });
});

describe("a collection, as its readers see it", () => {
  it.each([
    ["public", { guest: true, bruno: true, listed: true }],
    ["unlisted", { guest: true, bruno: true, listed: false }],
    ["private", { guest: false, bruno: false, listed: false }],
  ] as const)("that is %s is seen by whom it is meant for", async (visibility, seen) => {
    const id = await begin(ada, { visibility });
    await fill(ada, id, ["fox"]);
    for (const [who, sees] of [
      [guest, seen.guest],
      [bruno, seen.bruno],
      [mira, seen.bruno],
      [ada, true],
    ] as const) {
      expect((await look(who, id)).status).toBe(sees ? 200 : 404);
      expect(await worksFor(who, id)).toEqual(sees ? ["fox"] : []);
    }
    const { items } = (await guest("GET", "/api/people/ada/collections")).body;
    expect(items).toHaveLength(seen.listed ? 1 : 0);
    expect((await ada("GET", "/api/me/collections?work=fox")).body.items).toMatchObject([
      { id, has: true, standing: "owner" },
    ]);
  });

  it("tells nothing of works that a reader may not see, in no number and on no cover", async () => {
    const id = await begin(ada);
    await fill(ada, id, ["fox", "owl", "bear"]);
    for (const change of [
      { private: true },
      { hidden: true },
      { moderator_hidden: true },
      { in_feed: false },
      { status: "deleted", deleted_at: clock.now },
    ]) {
      await set("owl", change);
      for (const who of [guest, ada, chiyo]) {
        expect(await worksFor(who, id)).toEqual(["bear", "fox"]);
        const { body } = await look(who, id);
        expect([body.works, body.cover.length]).toEqual([2, 2]);
      }
      await set("owl", {
        ...{ private: false, hidden: false, moderator_hidden: false, in_feed: true },
        ...{ status: null, deleted_at: null },
      });
    }
    expect((await look(guest, id)).body.works).toBe(3);
    await chiyo("PUT", "/api/people/bruno/block");
    expect(await worksFor(chiyo, id)).toEqual(["bear"]);
    expect((await look(chiyo, id)).body).toMatchObject({ works: 1, cover: [{ id: "bear" }] });
    expect((await guest("GET", "/api/people/ada/collections")).body.items).toMatchObject([
      { works: 3 },
    ]);
    await bruno("PUT", "/api/people/chiyo/mute");
    await bruno("PUT", "/api/people/ada/block");
    expect((await look(bruno, id)).body.code).toBe("COLLECTION_NOT_FOUND");
    expect(await worksFor(bruno, id)).toEqual([]);
    const of = await bruno("GET", "/api/people/ada/collections");
    expect(of.body.code).toBe("PERSON_NOT_FOUND");
    expect((await add(bruno, id, "fox")).body.code).toBe("COLLECTION_NOT_FOUND");
  });
});

describe("with others", () => {
  it("is added to by whoever accepts, who takes out their own; the owner takes out anybody's", async () => {
    const id = await begin(ada, { visibility: "private" });
    const member = (handle: string) => `/api/collections/${id}/members/${handle}`;
    expect((await bruno("PUT", member("chiyo"))).body.code).toBe("COLLECTION_NOT_FOUND");
    expect((await ada("PUT", member("ada"))).body.code).toBe("COLLECTION_OWN_INVITATION");
    expect((await ada("PUT", member("nobody"))).body.code).toBe("PERSON_NOT_FOUND");
    for (const _ of [1, 2]) expect((await ada("PUT", member("bruno"))).status).toBe(204);
    expect(await told("usr_bruno")).toMatchObject([{ code: "collection.invited" }]);
    expect((await look(bruno, id)).body).toMatchObject({ standing: "invited", members: [] });
    expect((await add(bruno, id, "fox")).body.code).toBe("COLLECTION_NOT_YOURS");
    expect((await bruno("POST", `/api/collections/${id}/membership`)).status).toBe(204);
    await fill(ada, id, ["own"]);
    await fill(bruno, id, ["fox", "bear"]);
    expect((await look(ada, id)).body.members).toMatchObject([
      { person: { handle: "bruno" }, joined: true },
    ]);
    expect((await take(bruno, id, "own")).body.code).toBe("COLLECTION_NOT_YOURS");
    expect((await take(bruno, id, "fox")).status).toBe(204);
    expect((await take(ada, id, "bear")).status).toBe(204);
    expect((await bruno("PUT", member("chiyo"))).body.code).toBe("COLLECTION_NOT_YOURS");
    await fill(bruno, id, ["fox"]);
    expect((await bruno("DELETE", member("bruno"))).status).toBe(204);
    expect((await look(bruno, id)).status).toBe(404);
    expect(await worksFor(ada, id)).toEqual(["fox", "own"]);
    await ada("PUT", "/api/people/chiyo/block");
    expect((await ada("PUT", member("chiyo"))).body.code).toBe("PERSON_BLOCKED");
  });

  it("is not seen by who adds to it while one of the two blocks the other", async () => {
    const id = await begin(ada, { visibility: "unlisted" });
    await ada("PUT", `/api/collections/${id}/members/bruno`);
    await bruno("POST", `/api/collections/${id}/membership`);
    await ada("PUT", "/api/people/bruno/block");
    expect((await look(bruno, id)).status).toBe(404);
    expect((await add(bruno, id, "fox")).body.code).toBe("COLLECTION_NOT_FOUND");
    expect((await bruno("GET", "/api/me/collections")).body.items).toEqual([]);
  });
});

describe("the author of a work", () => {
  it("hears once of all who add it where everybody sees it, and of nobody they don't want to hear", async () => {
    const [open, closed] = [await begin(ada), await begin(ada, { visibility: "private" })];
    await fill(ada, closed, ["fox"]);
    expect(await told("usr_bruno")).toEqual([]);
    await fill(ada, open, ["fox"]);
    await fill(chiyo, await begin(chiyo), ["fox", "bear"]);
    const [said, ...more] = await told("usr_bruno");
    expect(more).toEqual([]);
    expect(said).toMatchObject({
      ...{ code: "collection.collected", topic: "collected" },
      params: { by: "usr_chiyo", others: 1 },
    });
    expect(await told("usr_chiyo")).toEqual([]);
    await bruno("PUT", "/api/people/mira/mute");
    await fill(mira, await begin(mira), ["owl"]);
    expect(await told("usr_bruno")).toHaveLength(1);
  });
});

describe("limits", () => {
  it("hold for what one person begins, adds in a minute and asks, and for one collection", async () => {
    const id = await begin(ada);
    await sql`
      insert into collection (id, user_id, title, description, visibility, created_at, request_key, request_digest)
      select 'many ' || n, 'usr_ada', 'x', '', 'private', now(), 'many ' || n, ''
        from generate_series(2, ${COLLECTIONS_MAX}::int) n`.execute(database);
    const full = await ada("POST", "/api/collections", { title: "More" }, "more");
    expect(full.body).toMatchObject({ code: "COLLECTIONS_FULL", details: { limit: 200 } });
    const works = Array.from({ length: COLLECTION_WORKS_MAX }, (_, at) => `many${at}`);
    for (const work of works.slice(0, COLLECTED_A_MINUTE + 1))
      await insertCreation(database, { id: work, user_id: "usr_bruno" });
    for (const work of works.slice(0, COLLECTED_A_MINUTE - 1))
      expect((await add(ada, id, work)).status).toBe(204);
    const last = works.slice(COLLECTED_A_MINUTE - 1, COLLECTED_A_MINUTE + 1);
    const answers = await Promise.all(last.map((work) => add(ada, id, work)));
    expect(answers.map(({ body }) => body?.code).filter(Boolean)).toEqual(["COLLECTED_TOO_FAST"]);
    const lots = works.slice(COLLECTED_A_MINUTE).map((_, at) => `lot${at}`);
    await Promise.all(lots.map((lot) => insertCreation(database, { id: lot, user_id: "usr_ada" })));
    await sql`
      insert into collection_work (collection_id, creation_id, added_by, added_at)
      select ${id}, id, 'usr_ada', now() - interval '1 day' from creation where id like 'lot%'`.execute(
      database,
    );
    clock.now = new Date(+clock.now + 61_000);
    expect((await add(ada, id, "bear")).body.code).toBe("COLLECTION_FULL");
    for (let at = 0; at < COLLECTION_MEMBERS_MAX; at += 1) {
      await insertPerson(database, `friend${at}`);
      await ada("PUT", `/api/collections/${id}/members/friend${at}`);
    }
    const another = await ada("PUT", `/api/collections/${id}/members/chiyo`);
    expect(another.body.code).toBe("COLLECTION_MEMBERS_FULL");
  });
});
