import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { seedDemoPeople } from "./seed-demo-people.ts";

const { database } = await createTestDatabase();
const accounts = () =>
  database.selectFrom("auth_account").select(["provider_id", "account_id"]).execute();

test("creates the demo accounts once, under the local provider only", async () => {
  await seedDemoPeople(database);
  await seedDemoPeople(database);
  const rows = await accounts();
  expect(rows).toHaveLength(10);
  expect(rows.every((row) => row.provider_id.startsWith("local-"))).toBe(true);
});
