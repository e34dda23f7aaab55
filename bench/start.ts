// Time from `npm start` to the first answered request, with a fresh data directory and again with
// the same one.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findRunningPostgres } from "@kinora/local-postgres/find-running-postgres";
import { freePort } from "@kinora/local-postgres/free-port";

const root = fileURLToPath(new URL("..", import.meta.url));
const rounds = 3;

/** Returns the seconds until the api answers, and until all processes have ended after SIGTERM. */
async function measure(dataDirectory: string): Promise<{ up: number; down: number }> {
  const port = await freePort();
  const started = performance.now();
  const server = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDirectory, PORT: `${port}`, SEED: "0", SAMPLES: "0" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await answers(`http://127.0.0.1:${port}/api/health`))) {
    if (server.exitCode !== null) throw new Error("npm start ended");
    await pause(20);
  }
  const up = (performance.now() - started) / 1_000;
  const stopping = performance.now();
  server.kill("SIGTERM");
  // npm exits at once, so wait for the processes that it started.
  while (findRunningPostgres(dataDirectory)) await pause(20);
  return { up, down: (performance.now() - stopping) / 1_000 };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const first: { up: number; down: number }[] = [];
const second: { up: number; down: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinora-bench-"));
  // Root runs the database as another user, who needs access to the folder.
  chmodSync(dataDirectory, 0o711);
  first.push(await measure(dataDirectory));
  second.push(await measure(dataDirectory));
  rmSync(dataDirectory, { recursive: true, force: true });
}
console.log("| | to the first answer, s (median) | limit, s | to the end after SIGTERM, s |");
console.log("|---|---|---|---|");
const rows = [
  { name: "first start", runs: first, limit: 10 },
  { name: "second start", runs: second, limit: 4 },
];
for (const { name, runs, limit } of rows) {
  const up = median(runs.map((run) => run.up)).toFixed(2);
  const down = median(runs.map((run) => run.down)).toFixed(2);
  console.log(`| ${name} | ${up} | ${limit} | ${down} |`);
}
