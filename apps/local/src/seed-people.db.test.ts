import { areDemoPeopleSeeded } from "@kinora/database/account/are-demo-people-seeded";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { seedPeople } from "./seed-people.ts";

const { database, url } = await createTestDatabase();

test("a start creates the demo people unless all are whole", async () => {
  expect(await areDemoPeopleSeeded(url)).toBe(false);
  // As after a crash before the gems.
  await seedDemoPeople(database);
  expect(await areDemoPeopleSeeded(url)).toBe(false);
  await seedPeople(url);
  expect(await areDemoPeopleSeeded(url)).toBe(true);
  // As after a time with Google or Apple, which withdraws how they sign in.
  await database
    .deleteFrom("auth_account")
    .where("user_id", "=", "usr_ada")
    .where("provider_id", "=", "local-apple")
    .execute();
  expect(await areDemoPeopleSeeded(url)).toBe(false);
  await seedPeople(url);
  expect(await areDemoPeopleSeeded(url)).toBe(true);
});
