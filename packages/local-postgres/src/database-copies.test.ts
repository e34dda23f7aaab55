import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawn } from "@kinora/testing/drawn";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { momentOf, stampOf } from "./copy-names.ts";
import { databaseCopies } from "./database-copies.ts";
import { refuseWithoutRoomForCopy } from "./room-for-copy.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-copies-"));
chmodSync(folder, 0o755);
/** A stopped database, and one with partly applied, failed migrations. */
const whole = join(folder, "whole");
const failed = join(folder, "failed");
const dataDirectory = join(folder, "data");
const home = join(dataDirectory, "postgres");
const named = (start: string) => readdirSync(home).filter((name) => name.startsWith(start));

/** Starts the database, runs one query and stops it cleanly. */
async function ask(directory: string, question: string): Promise<unknown[]> {
  const server = await startEmbeddedPostgres({ dataDirectory: directory });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  await server.stop(60_000);
  return rows;
}

const read = () => ask(dataDirectory, "select string_agg(word, ' ') as words from kept");
const old = [{ words: "old" }];
const half = [{ words: "old new" }];

function use(prepared: string): void {
  execFileSync("cp", ["-a", prepared, dataDirectory]);
}

beforeAll(async () => {
  await ask(whole, "create table kept as select 'old' as word");
  execFileSync("cp", ["-a", whole, failed]);
  await databaseCopies(failed).before(1, new Date());
  await ask(failed, "insert into kept values ('new')");
});
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs the operation in a process that kills itself before or after a call of node:fs with a
 * matching path.
 */
async function dieWhile(
  doing: "before(1, new Date())" | "putBack()",
  ...point: readonly [place: "before" | "after", call: string, path: string]
): Promise<void> {
  const module = new URL("./database-copies.ts", import.meta.url).href;
  const script = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const [place, call, path] = ${JSON.stringify(point)};
    const die = () => process.kill(process.pid, "SIGKILL");
    for (const owner of [fs, fs.promises]) {
      const real = owner[call];
      owner[call] = (...given) => {
        if (!given.some((one) => String(one).includes(path))) return real(...given);
        if (place === "before") die();
        const answer = real(...given);
        return answer instanceof Promise ? answer.then(die) : die();
      };
    }
    syncBuiltinESMExports();
    const { databaseCopies } = await import(${JSON.stringify(module)});
    await databaseCopies(${JSON.stringify(dataDirectory)}).${doing};`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
}

describe("kill -9 while copying", () => {
  beforeEach(() => use(whole));

  const points = [
    ["after", "cp", "data-copying-", 0],
    ["after", "rename", "data-before-", 1],
    ["before", "renameSync", "migrating", 1],
  ] as const;
  it.each(drawn(points, 1))(
    "%s %s of %s leaves the old database, and complete copies beside it: %i",
    async (place, call, path, whole) => {
      await dieWhile("before(1, new Date())", place, call, path);
      expect(await read()).toEqual(old);
      databaseCopies(dataDirectory).forget(new Date());
      const copies = named("data-");
      expect(copies).toHaveLength(whole);
      for (const copy of copies) {
        rmSync(join(home, "data"), { recursive: true });
        execFileSync("mv", [join(home, copy), join(home, "data")]);
        expect(await read()).toEqual(old);
      }
    },
  );
});

describe("kill -9 while putting back", () => {
  beforeEach(() => use(failed));

  it("before the first change leaves both, and it can be repeated", async () => {
    await dieWhile("putBack()", "before", "renameSync", "data-failed-");
    expect(await read()).toEqual(half);
    databaseCopies(dataDirectory).putBack();
    expect(await read()).toEqual(old);
  });

  const points = [
    ["after", "renameSync", "data-failed-"],
    ["before", "renameSync", "data-before-"],
    ["after", "renameSync", "data-before-"],
  ] as const;
  it.each(drawn(points, 1))(
    "%s %s of %s leads to the complete old database at the next start",
    async (place, call, path) => {
      await dieWhile("putBack()", place, call, path);
      expect(await read()).toEqual(old);
      expect(named("data-failed-")).toHaveLength(1);
    },
  );
});

describe("copy of an earlier try", () => {
  beforeEach(() => use(failed));

  it("is reused if only migrations have happened since, else replaced by a new one", async () => {
    const [earlier = ""] = named("data-before-");
    expect(await databaseCopies(dataDirectory).before(2, new Date())).toBe(join(home, earlier));
    const another = await databaseCopies(dataDirectory).before(1, new Date());
    expect(another).not.toBe(join(home, earlier));
    expect(existsSync(join(another, "PG_VERSION"))).toBe(true);
  });
});

it("keeps copies and failed databases for seven days, and always the one that may be put back", () => {
  use(failed);
  const copies = databaseCopies(dataDirectory);
  const ago = (days: number) => stampOf(new Date(Date.now() - days * 86_400_000));
  const [needed = ""] = named("data-before-");
  const younger = `data-before-${ago(6.9)}`;
  for (const name of [`data-before-${ago(7.1)}`, `data-failed-${ago(8)}`, younger]) {
    mkdirSync(join(home, name));
  }
  copies.forget(new Date());
  expect(named("data-").sort()).toEqual([younger, needed].sort());
  copies.forget(new Date(Date.now() + 30 * 86_400_000));
  expect(named("data-")).toEqual([needed]);
  copies.migrated();
  copies.forget(new Date(Date.now() + 30 * 86_400_000));
  expect(named("data-")).toEqual([]);
  expect(momentOf("data-before-20261123T040506789Z")?.toISOString()).toBe(
    "2026-11-23T04:05:06.789Z",
  );
});

it("reports in one sentence that there is no room for a copy", () => {
  const megabyte = 1024 * 1024;
  expect(() => refuseWithoutRoomForCopy("/data", 100 * megabyte, 168 * megabyte)).toThrow(
    /^The database is copied before it is migrated, and the disk of \/data has no room for that: 100 MB are free, 168 MB are needed; nothing was changed\.$/,
  );
  expect(() => refuseWithoutRoomForCopy("/data", 168 * megabyte, 168 * megabyte)).not.toThrow();
});
