import { readAncestors } from "@kinora/domain/remix/read-ancestors";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import { forgetRemixes } from "./forget-remixes.ts";
import { postgresRemixes } from "./postgres-remixes.ts";

const { database } = await createTestDatabase();
const remixes = postgresRemixes(database);
const creations = postgresCreationStore(database);
const at = (minute: number) => new Date(Date.UTC(2026, 5, 15, 12, minute));
const list = async (readerId: string | null) =>
  (await remixes.list("root", { readerId, before: null, most: 50 })).map(({ id }) => id);

beforeAll(async () => {
  for (const id of ["ada", "ben", "eva", "leo"]) await insertPerson(database, id);
  const make = (id: string, user_id: string, given: object = {}) =>
    insertCreation(database, { id, user_id, parent_id: "root", ...given });
  await make("root", "ada", { parent_id: null, created_at: at(0) });
  await make("of ben", "ben", { created_at: at(1) });
  await make("of eva", "eva", { created_at: at(2) });
  await make("twin", "eva", { created_at: at(2) });
  await make("private", "ben", { created_at: at(3), private: true, in_feed: false });
  await make("unlisted", "ben", { created_at: at(4), hidden: true, in_feed: false });
  await make("link only", "ben", { created_at: at(5), in_feed: false });
  await make("moderated", "eva", { created_at: at(6), moderator_hidden: true });
  await make("gone", "eva", { created_at: at(7), status: "deleted", deleted_at: at(8) });
  await make("failed", "ben", { created_at: at(9), status: "failed", in_feed: false });
});

it("lists remixes in the feed and the reader's own, newest first, and counts the same", async () => {
  const open = ["twin", "of eva", "of ben"];
  const ofBen = ["link only", "unlisted", "private", ...open];
  expect([await list(null), await list("ada"), await list("ben")]).toEqual([open, open, ofBen]);
  expect(await remixes.count("root", { readerId: null }, 50)).toBe(3);
  expect(await remixes.count("root", { readerId: "ben" }, 50)).toBe(6);
  expect(await remixes.count("root", { readerId: "ben" }, 2)).toBe(2);
});

it("lists mature remixes for their author and for adults who switched them on", async () => {
  const all = ["twin", "of eva", "of ben"];
  const rate = (mature_by_house: "scan" | null) =>
    database.updateTable("creation").set({ mature_by_house }).where("id", "=", "of ben").execute();
  await rate("scan");
  expect([await list(null), await list("ada")]).toEqual([all.slice(0, 2), all.slice(0, 2)]);
  expect(await remixes.count("root", { readerId: "ada" }, 50)).toBe(2);
  expect(await list("ben")).toContain("of ben");
  const adult = { adult_at: at(0), mature_shown: true };
  await database.updateTable("app_user").set(adult).where("id", "=", "ada").execute();
  expect(await list("ada")).toEqual(all);
  expect(await remixes.count("root", { readerId: "ada", generalOnly: true }, 50)).toBe(2);
  await database.updateTable("app_user").set({ mature_shown: false }).execute();
  await rate(null);
});

it("leaves out whom the reader has muted, for them alone, and counts the same", async () => {
  await database
    .insertInto("mute")
    .values({ muter_id: "ada", muted_id: "eva", since: at(0) })
    .execute();
  expect([await list("ada"), await list("leo"), await list(null)]).toEqual([
    ...[["of ben"], ["twin", "of eva", "of ben"], ["twin", "of eva", "of ben"]],
  ]);
  // Muting works one way.
  expect(await list("eva")).toContain("of ben");
  expect(await remixes.count("root", { readerId: "ada" }, 50)).toBe(1);
  expect(await remixes.remixers("root", "ada")).toMatchObject({ by: "ben", count: 1 });
  await database.deleteFrom("mute").execute();
});

it("pages by moment and id without a gap or a double", async () => {
  const seen: string[] = [];
  let before: { at: Date; id: string } | null = null;
  for (let turn = 0; turn < 5; turn += 1) {
    const [one] = await remixes.list("root", { readerId: null, before, most: 1 });
    if (!one) break;
    seen.push(one.id);
    before = one;
  }
  expect(seen).toEqual(["twin", "of eva", "of ben"]);
});

it("leaves out people whom a block parts from the reader, whoever blocked", async () => {
  const block = (blocker_id: string, blocked_id: string) =>
    database
      .insertInto("block")
      .values({ blocker_id, blocked_id, since: at(0) })
      .execute();
  await block("ada", "eva");
  await block("ben", "leo");
  expect(await list("ada")).toEqual(["of ben"]);
  expect(await list("leo")).toEqual(["twin", "of eva"]);
  expect(await remixes.remixers("root", "ada")).toMatchObject({ by: "ben", count: 1 });
  await sql`delete from block`.execute(database);
  expect(await remixes.remixers("root", "ada")).toMatchObject({ by: "eva", count: 2 });
});

it("tells whom the author lets remix: the work's choice before the default", async () => {
  const audience = async () => (await remixes.standing("root", "ben"))?.audience;
  expect(await audience()).toBe("everybody");
  await remixes.setUsual("ada", "followers");
  expect(await audience()).toBe("followers");
  await remixes.choose("root", "nobody");
  await remixes.choose("root", "everybody");
  expect([await audience(), await remixes.chosen("root")]).toEqual(["everybody", "everybody"]);
  await remixes.choose("root", null);
  expect([await audience(), await remixes.usual("ada")]).toEqual(["followers", "followers"]);
  await database
    .insertInto("follow")
    .values({ follower_id: "ben", followed_id: "ada", since: at(0) })
    .execute();
  expect(await remixes.standing("root", "ben")).toMatchObject({ follows: true, isOwn: false });
  expect(await remixes.standing("root", null)).toMatchObject({ follows: false, isOwn: false });
  expect(await remixes.standing("root", "ada")).toMatchObject({ isOwn: true });
  expect(await remixes.standing("nothing", "ada")).toBeNull();
  await remixes.choose("root", "nobody");
  await forgetRemixes(database, "ada");
  expect([await remixes.usual("ada"), await remixes.chosen("root")]).toEqual(["everybody", null]);
});

it("tells the line of works to the first one, and of what isn't public nothing", async () => {
  const make = (id: string, parent_id: string | null, given: object = {}) =>
    insertCreation(database, { id, user_id: "eva", parent_id, ...given });
  await make("a1", null);
  await make("a2", "a1", { private: true, in_feed: false });
  await make("a3", "a2", { hidden: true, in_feed: false });
  await make("a4", "a3", { status: "deleted", deleted_at: at(1), purged_at: at(1), prompt: "" });
  await make("a5", "a4", { in_feed: false });
  await make("a6", "a5");
  const line = async (viewerId: string | null) => {
    const work = await creations.find("a6");
    if (!work) throw new Error("It was made above.");
    const viewer = viewerId === null ? null : { id: viewerId, role: "user" as const };
    const { ancestors, earlier } = await readAncestors({ remixes }, work, viewer);
    expect(earlier).toBe(false);
    return ancestors.map((one) => one?.id ?? "gone");
  };
  expect(await line(null)).toEqual(["a1", "gone", "gone", "gone", "a5"]);
  expect(await line("eva")).toEqual(["a1", "a2", "a3", "gone", "a5"]);
  // Works from before the rule that a remix keeps words of what it was made from.
  await sql`update creation set prompt = 'three teapots' where id = 'a1'`.execute(database);
  expect(await line("eva")).toEqual(["a2", "a3", "gone", "a5"]);
});
