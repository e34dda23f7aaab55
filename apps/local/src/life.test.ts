import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eventually } from "@kinora/local-postgres/eventually";
import { freePort } from "@kinora/local-postgres/free-port";
import { isAlive } from "@kinora/local-postgres/living-process";
import { afterAll, describe, expect, it } from "vitest";

const start = fileURLToPath(new URL("../../../tools/start.mjs", import.meta.url));

/** Milliseconds after which a wait is given up. */
const PATIENCE = 80_000;

// Every test reuses the data and the address of the previous one.
const folder = mkdtempSync(join(tmpdir(), "kinora-life-"));
chmodSync(folder, 0o755);
// A minimal web app; the journeys build the real one.
writeFileSync(join(folder, "index.html"), "<!doctype html><!--share--><!--/share-->");
const port = await freePort();
let launcher: ChildProcess | undefined;

afterAll(async () => {
  const members = family();
  launcher?.kill("SIGTERM");
  await untilGone(members);
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs what `npm start` runs and waits until the api answers; may reuse the server of the previous
 * test.
 */
async function startServer(): Promise<ChildProcess> {
  if (launcher && isAlive(launcher.pid ?? 0)) return launcher;
  launcher = spawn(process.execPath, [start], {
    env: {
      PATH: "/usr/bin:/bin",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: join(folder, "data"),
      WEB_DIR: folder,
      PORT: `${port}`,
      SEED: "0",
      SAMPLES: "0",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  expect(await eventually(PATIENCE, answered)).toBe(true);
  return launcher;
}

const untilGone = (members: readonly number[], limit = PATIENCE) =>
  eventually(limit, () => (members.some(isAlive) ? undefined : "gone"));

async function answered(): Promise<true | undefined> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok || undefined;
  } catch {
    return undefined;
  }
}

type Listed = { pid: number; parent: number; command: string };

function listProcesses(): Listed[] {
  const lines = execFileSync("ps", ["-ww", "-eo", "pid=,ppid=,args="], { encoding: "utf8" });
  return lines.split("\n").flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command ? { pid: Number(pid), parent: Number(parent), command } : [];
  });
}

/** Returns the launcher and all its descendants. */
function family(all = listProcesses()): number[] {
  const members = [launcher?.pid ?? 0];
  for (const member of members) {
    members.push(...all.filter(({ parent }) => parent === member).map(({ pid }) => pid));
  }
  return members;
}

function find(program: string): number {
  const all = listProcesses();
  const members = family(all);
  return (
    all.find(({ pid, command }) => members.includes(pid) && command.includes(program))?.pid ?? 0
  );
}

describe("running server", { timeout: 3 * PATIENCE }, () => {
  it("restarts a killed api", async () => {
    await startServer();
    const before = find("apps/api/src/main.ts");
    process.kill(before, "SIGKILL");
    const after = await eventually(PATIENCE, async () => {
      const now = find("apps/api/src/main.ts");
      return now !== 0 && now !== before && (await answered()) ? now : undefined;
    });
    expect(after).toBeGreaterThan(0);
  });

  it("stops every process within five seconds on request", async () => {
    const server = await startServer();
    const members = family();
    expect(members.length).toBeGreaterThanOrEqual(5);
    const asked = performance.now();
    server.kill("SIGINT");
    const [code] = await once(server, "exit");
    expect(code).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5_000);
    expect(await untilGone(members, 1_000)).toBe("gone");
  });

  it("leaves no process behind when it is killed", async () => {
    await startServer();
    const members = family();
    process.kill(find("apps/local/src/main.ts"), "SIGKILL");
    expect(await untilGone(members)).toBe("gone");
  });

  it("restarts on the same data, and stops when its launcher is killed", async () => {
    const server = await startServer();
    const members = family();
    server.kill("SIGKILL");
    expect(await untilGone(members)).toBe("gone");
  });
});
