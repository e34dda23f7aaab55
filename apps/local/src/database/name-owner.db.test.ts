import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { postgresAuditReader } from "@kinora/database/audit/read-audit-lines";
import type { SecurityEntry } from "@kinora/domain/security/security-log";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { nameOwner } from "./name-owner.ts";

const { database } = await createTestDatabase();
await seedDemoPeople(database);
const told: SecurityEntry[] = [];
const security = { record: (entry: SecurityEntry) => void told.push(entry) };
const name = (email: string) => nameOwner({ database, security }, { email, now: new Date() });
const ada = database.updateTable("app_user").where("id", "=", "usr_ada");
const roleOf = async (id: string) =>
  (
    await database
      .selectFrom("app_user")
      .select("role")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).role;

test("makes the account with a verified address owner, ignoring case and spaces, and reports it", async () => {
  await ada.set({ email: "ada@mail.example", email_verified: true }).execute();
  expect(await name(" Ada@Mail.example ")).toBe("@ada is an owner now.");
  expect(await roleOf("usr_ada")).toBe("owner");
  expect(told).toEqual([{ event: "role-changed", userId: "usr_ada", role: "owner" }]);
  expect(await name("ada@mail.example")).toBe("@ada is an owner already.");
  const lines = await postgresAuditReader(database).list({ subject: "usr_ada", most: 10 });
  expect(lines).toMatchObject([
    { action: "person.role-changed", by: null, before: { role: "user" }, after: { role: "owner" } },
  ]);
});

test("refuses an unverified address with a sentence and changes nothing", async () => {
  await ada.set({ role: "user", email_verified: false }).execute();
  for (const email of ["ada@mail.example", "nobody@mail.example", ""])
    await expect(name(email)).rejects.toThrow(/^Nobody here has proved the address/);
  expect(await roleOf("usr_ada")).toBe("user");
});

test("appoints an owner when none is left", async () => {
  await database.updateTable("app_user").set({ role: "user" }).execute();
  await ada.set({ email_verified: true }).execute();
  expect(await name("ada@mail.example")).toBe("@ada is an owner now.");
});
