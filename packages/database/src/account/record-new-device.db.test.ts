import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { recordNewDevice } from "./record-new-device.ts";

const { database } = await createTestDatabase();
const HOUR = 60 * 60_000;
const began = new Date("2026-06-15T12:00:00.000Z");

/** Signs a user in this many hours after their account began. @returns number of warnings so far */
async function signIn(userId: string, hours: number, browser: string): Promise<number> {
  const at = new Date(began.getTime() + hours * HOUR);
  const id = `${userId}-${hours}`;
  await sql`insert into auth_session (id, token, user_id, user_agent, created_at, expires_at)
    values (${id}, ${id}, ${userId}, ${browser}, ${at}, ${at})`.execute(database);
  await recordNewDevice(database, userId);
  await recordNewDevice(database, userId);
  const { rows } = await sql`select distinct payload ->> 'sessionId' from domain_event
    where type = 'person.signedInElsewhere' and user_id = ${userId}`.execute(database);
  return rows.length;
}
const signOut = (userId: string) =>
  sql`delete from auth_session where user_id = ${userId}`.execute(database);
async function person(id: string) {
  await insertPerson(database, id);
  await database.updateTable("app_user").set({ created_at: began }).where("id", "=", id).execute();
}

it("gives no warning at the very first sign-in, however old the account is, but at the next new device", async () => {
  await person("demo");
  expect(await signIn("demo", 100, "Firefox")).toBe(0);
  expect(await signIn("demo", 101, "Firefox")).toBe(0);
  expect(await signIn("demo", 102, "Chrome")).toBe(1);
});

it("warns of a device even when no other session exists", async () => {
  await person("ada");
  expect(await signIn("ada", 0, "Firefox")).toBe(0);
  await signOut("ada");
  expect(await signIn("ada", 48, "Chrome")).toBe(1);
});
