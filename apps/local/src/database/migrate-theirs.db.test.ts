import { type Migration, readMigrations } from "@kinora/database/migration-files";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, it } from "vitest";
import { migrateTheirs } from "./migrate-theirs.ts";

const { url } = await createTestDatabase();
const next: Migration = { name: "9001_next.sql", sql: "create table next ();", checksum: "1" };
const migrations = [...readMigrations(), next];

it("migrates the operator's database after one line that says backups are the operator's responsibility", async () => {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  await expect(migrateTheirs(url, { mayMigrate: false, say }, migrations)).rejects.toThrow(
    /^MIGRATE=no, and the database lacks 1 migration of this version: make a backup/,
  );
  expect(said).toEqual([]);
  expect(await migrateTheirs(url, { mayMigrate: true, say }, migrations)).toEqual([next.name]);
  expect(said).toEqual([
    "1 migration of the database of DATABASE_URL: its backup is the operator's (MIGRATE=no stops here)",
  ]);
  // Prints nothing when nothing is pending.
  expect(await migrateTheirs(url, { mayMigrate: false, say }, migrations)).toEqual([]);
  expect(said).toHaveLength(1);
});
