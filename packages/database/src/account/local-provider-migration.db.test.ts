import { readFile } from "node:fs/promises";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { seedDemoPeople } from "./seed-demo-people.ts";

const { database } = await createTestDatabase();
const migration = new URL("../../migrations/0130_local_provider.sql", import.meta.url);

test("moves users of the built-in provider off the names Google and Apple and leaves all others", async () => {
  await seedDemoPeople(database);
  await database.deleteFrom("auth_account").execute();
  const account = (provider_id: string, account_id: string, user_id: string, id = account_id) =>
    database
      .insertInto("auth_account")
      .values({ id: `${id}${provider_id}`, provider_id, account_id, user_id })
      .execute();
  await account("google", "ada", "usr_ada", "usr_ada_");
  await account("apple", "ada", "usr_ada", "usr_ada_");
  await account("google", "added-max", "usr_bruno");
  await account("google", "114257", "usr_ada");
  // A real user whose subject equals that of a demo account.
  await account("google", "chiyo", "usr_mira");
  await sql.raw(await readFile(migration, "utf8")).execute(database);
  const rows = await database
    .selectFrom("auth_account")
    .select(["id", "provider_id as provider", "account_id as subject"])
    .orderBy("account_id")
    .orderBy("provider_id")
    .execute();
  expect(rows.map(({ provider, subject }) => `${provider} ${subject}`)).toEqual([
    "google 114257",
    "local-apple ada",
    "local-google ada",
    "local-google added-max",
    "google chiyo",
  ]);
  expect(rows.map(({ id }) => id)).toContain("usr_ada_local-google");
});
