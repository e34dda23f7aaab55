import { forgetPerson } from "@kinora/database/account/forget-person";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database } = await startTestServer();
const [guest, ada, bruno] = [as(null), as("ada"), as("bruno")];
type Who = typeof ada;

beforeAll(async () => {
  for (const who of [ada, bruno]) await who("GET", "/api/me");
  await insertCreation(database, { id: "fox", user_id: "usr_bruno" });
});

describe("pinned works", () => {
  const pin = (who: Who, id: string) => who("PUT", `/api/creations/${id}/pin`);
  const pinned = async (who: Who) =>
    (await who("GET", "/api/feed?kind=recent&pinnedBy=ada")).body.items.map(
      (card: { id: string }) => card.id,
    );

  it("are six of one's own in the feed, the latest pinned first, seen as in every list", async () => {
    for (let at = 0; at < 7; at += 1)
      await insertCreation(database, { id: `pin${at}`, user_id: "usr_ada" });
    for (let at = 0; at < 6; at += 1) {
      clock.now = new Date(+clock.now + 1_000);
      for (const _ of [1, 2]) expect((await pin(ada, `pin${at}`)).status).toBe(204);
    }
    const six = ["pin5", "pin4", "pin3", "pin2", "pin1", "pin0"];
    expect(await pinned(guest)).toEqual(six);
    expect((await ada("GET", "/api/creations/pin5")).body.pinned).toBe(true);
    expect((await bruno("GET", "/api/creations/pin5")).body.pinned).toBe(false);
    expect((await pin(ada, "pin6")).body).toMatchObject({ code: "PINS_FULL" });
    expect((await pin(ada, "fox")).body.code).toBe("CREATION_NOT_FOUND");
    expect((await pin(bruno, "pin0")).body.code).toBe("CREATION_NOT_FOUND");
    await database
      .updateTable("creation")
      .set({ private: true })
      .where("id", "=", "pin5")
      .execute();
    expect((await pin(ada, "pin5")).status).toBe(204);
    expect(await pinned(ada)).toEqual(six.slice(1));
    // What is no longer shown gives its place away.
    expect((await pin(ada, "pin6")).status).toBe(204);
    expect((await pin(ada, "pin5")).body.code).toBe("PIN_UNPUBLISHED");
    await bruno("PUT", "/api/people/ada/block");
    expect(await pinned(bruno)).toEqual([]);
    await bruno("DELETE", "/api/people/ada/block");
    expect((await ada("DELETE", "/api/creations/pin6/pin")).status).toBe(204);
    expect(await pinned(guest)).toEqual(six.slice(1));
  });
});

it("collections go with their owner, and what somebody added elsewhere stays without their name", async () => {
  await insertPerson(database, "gone");
  const body = { title: "Foxes", visibility: "public" };
  const { id } = (await ada("POST", "/api/collections", body, "foxes")).body;
  const look = (who: Who, one: string) => who("GET", `/api/collections/${one}`);
  await sql`
    insert into collection (id, user_id, title, description, visibility, created_at, request_key, request_digest)
    values ('theirs', 'gone', 'x', '', 'public', now(), 'x', '')`.execute(database);
  await sql`insert into collection_member values (${id}, 'gone', now(), now())`.execute(database);
  await sql`insert into collection_work values (${id}, 'fox', 'gone', now())`.execute(database);
  await database.transaction().execute((own) => forgetPerson(own, "gone", clock.now));
  expect((await look(guest, "theirs")).status).toBe(404);
  expect((await look(ada, id)).body).toMatchObject({ works: 1, members: [] });
  const { rows } = await sql`select from collection_work where added_by = 'gone'`.execute(database);
  expect(rows).toEqual([]);
});
