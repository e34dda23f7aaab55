import { createHash } from "node:crypto";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { type Migration, readMigrations } from "./migration-files.ts";

const { url, database } = await createTestDatabase();

/** Returns the project's migrations plus these files. */
function history(...added: [name: string, text: string][]): Migration[] {
  const own = added.map(([name, text]) => ({
    name,
    sql: text,
    checksum: createHash("sha256").update(text).digest("hex"),
  }));
  return [...readMigrations(), ...own].sort((a, b) => (a.name < b.name ? -1 : 1));
}

describe("migrate", () => {
  beforeEach(async () => {
    await sql`delete from schema_migration where name like '9%'`.execute(database);
    await sql`drop table if exists trial_a, trial_b`.execute(database);
  });

  it("applies new migrations once, in the order of their numbers", async () => {
    const files = history(
      ["9002_b.sql", "alter table trial_a add b int;"],
      ["9001_a.sql", "create table trial_a (a int);"],
    );
    expect(await migrate(url, files)).toEqual(["9001_a.sql", "9002_b.sql"]);
    expect(await migrate(url, files)).toEqual([]);
  });

  it("accepts a lower number that arrives later", async () => {
    await migrate(url, history(["9005_b.sql", "create table trial_b (b int);"]));
    const both = history(
      ["9005_b.sql", "create table trial_b (b int);"],
      ["9003_a.sql", "create table trial_a (a int);"],
    );
    expect(await migrate(url, both)).toEqual(["9003_a.sql"]);
  });

  it("rejects an edited history", async () => {
    await migrate(url, history(["9001_a.sql", "create table trial_a (a int);"]));
    const edited = history(["9001_a.sql", "create table trial_a (a bigint);"]);
    await expect(migrate(url, edited)).rejects.toThrow(/9001_a\.sql was edited/);
  });

  it("rejects a database migrated by a newer version", async () => {
    await migrate(url, history(["9009_a.sql", "create table trial_a (a int);"]));
    await expect(migrate(url, history())).rejects.toThrow(/9009_a\.sql, which this version lacks/);
  });

  it("rolls back a migration that fails halfway", async () => {
    const broken = history(["9001_a.sql", "create table trial_a (a int); select 1/0;"]);
    await expect(migrate(url, broken)).rejects.toThrow(/9001_a\.sql failed: division by zero/);
    const { rows } = await sql`select to_regclass('trial_a') as found`.execute(database);
    expect(rows).toEqual([{ found: null }]);
  });

  it("lets two starting servers migrate one after the other", async () => {
    const files = history(["9001_a.sql", "create table trial_a (a int); select pg_sleep(0.1);"]);
    const answers = await Promise.all([migrate(url, files), migrate(url, files)]);
    expect(answers.flat()).toEqual(["9001_a.sql"]);
  });
});
