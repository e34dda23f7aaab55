import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { closeDemoAccounts, seedDemoPeople } from "./seed-demo-people.ts";

const { database } = await createTestDatabase();
const doors = async () =>
  (await database.selectFrom("auth_account").select("account_id").execute()).length;

test("a server with real providers has no doors of the demonstration it was, and gets them back", async () => {
  await seedDemoPeople(database);
  const all = await doors();
  expect(all).toBe(10);
  await database
    .insertInto("auth_account")
    .values({ id: "real", account_id: "1234", provider_id: "google", user_id: "usr_ada" })
    .execute();
  await closeDemoAccounts(database);
  expect(await doors()).toBe(1);
  await seedDemoPeople(database);
  expect(await doors()).toBe(all + 1);
});
