import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { eventually } from "./eventually.ts";
import { isAlive } from "./living-process.ts";
import { postmasterFilePath, readPostmasterFile } from "./postmaster-file.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

// Shared by all tests: each starts on what the previous one left.
const dataDirectory = mkdtempSync(join(tmpdir(), "kinora-recovery-"));
chmodSync(dataDirectory, 0o755);
const data = join(dataDirectory, "postgres/data");
let stop: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(stop.map((end) => end()));
  stop = [];
});
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

async function start(onRestart?: (outcome: { ok: boolean }) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDirectory,
    ...(onRestart ? { onRestart } : {}),
  });
  stop.push(() => server.stop());
  return server;
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows;
}

/** Starts another process that owns the database, without a locale in its environment. */
async function startElsewhere(): Promise<{ owner: ChildProcess; url: string }> {
  const module = new URL("./start-embedded-postgres.ts", import.meta.url).href;
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const server = await startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)} });
    console.log(server.url);
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ["--input-type=module", "-e", script], {
    env: { PATH: "/usr/bin:/bin" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  stop.push(async () => owner.kill("SIGKILL"));
  const [line] = await once(owner.stdout, "data");
  return { owner, url: String(line).trim() };
}

function killWatcherOf(pid: number): void {
  const watchers = execFileSync("ps", ["-ww", "-eo", "pid=,args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes(`kinora-watch ${pid}`));
  expect(watchers).toHaveLength(1);
  for (const line of watchers) process.kill(Number.parseInt(line, 10), "SIGKILL");
}

describe("embedded Postgres after a kill", () => {
  it("stops with an owner that was killed", async () => {
    const { owner } = await startElsewhere();
    const pid = readPostmasterFile(data)?.pid ?? 0;
    expect(isAlive(pid)).toBe(true);
    owner.kill("SIGKILL");
    expect(await eventually(40_000, () => (isAlive(pid) ? undefined : "gone"))).toBe("gone");
  });

  it("stops an orphan and starts on its data, which is UTF-8 even without LANG", async () => {
    const { owner, url } = await startElsewhere();
    await ask(url, "create table kept as select 'Füchse' as word");
    const pid = readPostmasterFile(data)?.pid ?? 0;
    killWatcherOf(pid);
    owner.kill("SIGKILL");
    await once(owner, "exit");
    expect(isAlive(pid)).toBe(true);
    const server = await start();
    expect(isAlive(pid)).toBe(false);
    expect(
      await ask(
        server.url,
        "select word, current_setting('server_encoding') as encoding from kept",
      ),
    ).toEqual([{ word: "Füchse", encoding: "UTF8" }]);
  });

  it("starts despite a postmaster.pid whose id belongs to another program", async () => {
    const first = await start();
    const file = readFileSync(postmasterFilePath(data), "utf8");
    await first.stop();
    writeFileSync(postmasterFilePath(data), file.replace(/^\d+/, `${process.pid}`));
    const second = await start();
    expect(await ask(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("restarts a killed server on the same port with all data", async () => {
    let restarted = () => {};
    const restart = new Promise<void>((resolve) => {
      restarted = resolve;
    });
    const server = await start(() => restarted());
    await ask(server.url, "create table counted as select generate_series(1, 1000) as number");
    const before = server.pid();
    process.kill(before, "SIGKILL");
    await restart;
    expect(server.pid()).not.toBe(before);
    expect(await ask(server.url, "select count(*)::int as n from counted")).toEqual([{ n: 1000 }]);
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toThrow(/same data directory/);
  });

  it("retries while something prevents the start, and starts when that has passed", async () => {
    const outcome = Promise.withResolvers<{ ok: boolean }>();
    const server = await start(outcome.resolve);
    const log = join(dataDirectory, "postgres/postgres.log");
    const failures = () => readFileSync(log, "utf8").split("not a valid data directory").length - 1;
    // Like a full disk, prevents the start until it is fixed.
    const version = join(data, "PG_VERSION");
    renameSync(version, `${version}.away`);
    process.kill(server.pid(), "SIGKILL");
    const often = await eventually(60_000, () => (failures() > 5 ? true : undefined));
    renameSync(`${version}.away`, version);
    expect(often).toBe(true);
    expect(await outcome.promise).toEqual({ ok: true });
    expect(await ask(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});
