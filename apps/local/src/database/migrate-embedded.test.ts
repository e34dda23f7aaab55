import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@kinora/database/migrate";
import type { Migration } from "@kinora/database/migration-files";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrateEmbedded } from "./migrate-embedded.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-copies-"));
chmodSync(folder, 0o755);
const installed = join(folder, "installed");
const dataDirectory = join(folder, "data");
let said: string[] = [];

const history = (...sql: string[]): Migration[] =>
  sql.map((text, at) => ({ name: `000${at + 1}_step.sql`, sql: text, checksum: text }));
const first = "create table kept as select generate_series(1, 5000) as number;";
const second = "alter table kept add word text; update kept set word = 'new';";
const broken = "select 1 / 0;";

const home = join(dataDirectory, "postgres");
const named = (start: string) => readdirSync(home).filter((name) => name.startsWith(start));

function start(migrations: Migration[], mayMigrate = true) {
  return migrateEmbedded({
    ...{ dataDirectory, mayMigrate, migrations },
    open: () => startEmbeddedPostgres({ dataDirectory }),
    say: (line) => said.push(line),
  });
}

/** Returns the state of a database: its migrations and the size of its stored content. */
async function read(directory = dataDirectory): Promise<unknown> {
  const server = await startEmbeddedPostgres({ dataDirectory: directory });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(
    `select (select count(*)::int from schema_migration) as migrations,
            (select sum(number)::int from kept) as sum,
            exists (select from information_schema.columns
                    where table_name = 'kept' and column_name = 'word') as has_word`,
  );
  await client.end();
  await server.stop();
  return rows[0];
}

const old = { migrations: 1, sum: 12_502_500, has_word: false };

beforeAll(async () => {
  const server = await startEmbeddedPostgres({ dataDirectory: installed });
  await migrate(server.url, history(first));
  await server.stop();
});
beforeEach(() => {
  said = [];
  execFileSync("cp", ["-a", installed, dataDirectory]);
});
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("before the first pending migration", () => {
  it("copies the stopped database beside itself and reports the path in one line", async () => {
    const { database, applied } = await start(history(first, second));
    await database.stop();
    expect(applied).toEqual(["0002_step.sql"]);
    const [copy = ""] = named("data-before-");
    expect(said).toEqual([
      `the database of before 1 migration is kept for 7 days in ${join(home, copy)}`,
    ]);
    expect(readdirSync(home).sort()).toEqual([copy, "data", "password", "postgres.log"].sort());
    const elsewhere = join(folder, "elsewhere");
    mkdirSync(join(elsewhere, "postgres"), { recursive: true });
    execFileSync("cp", ["-a", join(home, "password"), join(elsewhere, "postgres/password")]);
    execFileSync("cp", ["-a", join(home, copy), join(elsewhere, "postgres/data")]);
    expect(await read(elsewhere)).toEqual(old);
    expect(await read()).toEqual({ ...old, migrations: 2, has_word: true });
  });

  it("copies nothing at the first start or when nothing is pending", async () => {
    rmSync(dataDirectory, { recursive: true });
    await (await start(history(first))).database.stop();
    await (await start(history(first))).database.stop();
    expect(named("data-")).toEqual([]);
    expect(said).toEqual([]);
  });

  it("stops with the number of pending migrations when MIGRATE=no", async () => {
    await expect(start(history(first, second, broken), false)).rejects.toThrow(
      /^MIGRATE=no, and the database lacks 2 migrations of this version: make a backup, then run npm run db:migrate, or start without MIGRATE=no\.$/,
    );
    expect(named("data-")).toEqual([]);
    await (await start(history(first), false)).database.stop();
    expect(await read()).toEqual(old);
  });
});

describe("when a migration fails", () => {
  it("restores the previous database and reports it in one sentence", async () => {
    const refused = await start(history(first, second, broken)).catch(String);
    const [failed = ""] = named("data-failed-");
    expect(refused).toBe(
      `StartRefusal: The migration 0003_step.sql failed: division by zero; the database is again as it was, and what failed is kept for 7 days in ${join(home, failed)}.`,
    );
    expect(named("data-before-")).toEqual([]);
    expect(await read()).toEqual(old);
  });

  it("keeps only one failed database after repeated failures", async () => {
    await expect(start(history(first, broken))).rejects.toThrow(/again as it was/);
    await expect(start(history(first, broken))).rejects.toThrow(/again as it was/);
    expect(named("data-failed-")).toHaveLength(1);
    expect(named("data-before-")).toEqual([]);
  });
});

/**
 * Starts in a process that kills itself when it reads the third migration, after the second has
 * been applied.
 */
async function startAndDie(): Promise<void> {
  const urlOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const script = `
    import { startEmbeddedPostgres } from ${urlOf("../../../../packages/local-postgres/src/start-embedded-postgres.ts")};
    import { migrateEmbedded } from ${urlOf("./migrate-embedded.ts")};
    const dataDirectory = ${JSON.stringify(dataDirectory)};
    const migrations = ${JSON.stringify(history(first, second, broken))};
    Object.defineProperty(migrations[2], "sql", { get: () => process.kill(process.pid, "SIGKILL") });
    await migrateEmbedded({
      dataDirectory, migrations, mayMigrate: true, say() {},
      open: () => startEmbeddedPostgres({ dataDirectory }),
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
}

describe("after a kill -9 between two migrations", () => {
  it("restores the database from before both migrations when the next start fails to migrate", async () => {
    await startAndDie();
    await expect(start(history(first, second, broken))).rejects.toThrow(/again as it was/);
    expect(named("data-before-")).toEqual([]);
    expect(await read()).toEqual(old);
  });

  it("resumes at the next start and keeps the copy from before both migrations", async () => {
    await startAndDie();
    const copies = named("data-before-");
    const { database, applied } = await start(history(first, second, "select 1;"));
    await database.stop();
    expect(applied).toEqual(["0003_step.sql"]);
    expect(copies).toHaveLength(1);
    expect(named("data-before-")).toEqual(copies);
    expect(named("migrating")).toEqual([]);
  });
});
