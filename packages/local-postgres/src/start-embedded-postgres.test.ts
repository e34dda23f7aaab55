import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const isRoot = process.getuid?.() === 0;

// Shared by all tests that need no separate database.
const folder = mkdtempSync(join(tmpdir(), "kinora-embedded-"));
chmodSync(folder, 0o755);
let running: EmbeddedPostgres[] = [];

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  running = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(dataDirectory = join(folder, "data")): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDirectory,
    systemDirectory: join(folder, "system"),
  });
  running.push(server);
  return server;
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows;
}

describe("embedded Postgres", () => {
  it("is Postgres 18 in UTF-8, on loopback only, with a password only its owner can read", async () => {
    const server = await start();
    const settings = await ask(
      server.url,
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('server_encoding') as encoding,
              current_setting('listen_addresses') as listens,
              current_setting('unix_socket_directories') as sockets,
              current_setting('fsync') as fsync`,
    );
    expect(settings).toEqual([
      { version: 18, encoding: "UTF8", listens: "127.0.0.1", sockets: "", fsync: "on" },
    ]);
    expect(statSync(join(folder, "data/postgres/password")).mode & 0o777).toBe(0o600);
    const wrong = new URL(server.url);
    wrong.password = "guess";
    await expect(ask(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
  });

  it("keeps data across a stop and a start", async () => {
    const first = await start();
    await ask(first.url, "create table kept as select 'fox' as word");
    await first.stop();
    const second = await start();
    expect(await ask(second.url, "select word from kept")).toEqual([{ word: "fox" }]);
  });

  it("refuses a second start on the same data directory and leaves the first running", async () => {
    const first = await start();
    await expect(start()).rejects.toThrow("Another running Kinora uses the same data directory.");
    expect(await ask(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it.runIf(isRoot)("runs for root below a folder that other users cannot enter", async () => {
    const closed = join(folder, "closed");
    mkdirSync(closed, { mode: 0o700 });
    const first = await start(join(closed, "data"));
    await ask(first.url, "create table kept as select 'fox' as word");
    await first.stop();
    const second = await start(join(closed, "data"));
    expect(await ask(second.url, "select word from kept")).toEqual([{ word: "fox" }]);
  });
});
