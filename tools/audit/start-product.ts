import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const PORT = process.env.PORT ?? "4399";
const root = fileURLToPath(new URL("../..", import.meta.url));

/** After this long without a new work, the demo content is complete and the machine is idle. */
const QUIET_MS = 60_000;

/** Starts a server in a temporary folder; resolves when its demo works are made. */
export async function startProduct(
  say: (line: string) => void,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), "kinora-audit-"));
  const server = spawn(process.execPath, [join(root, "tools/start.mjs")], {
    cwd: root,
    env: { ...process.env, PORT, DATA_DIR: data, RATE_LIMITS: "off" },
    stdio: "ignore",
  });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const url = `http://localhost:${PORT}`;
  say(`starting ${url}, then waiting for its demo works (some minutes)`);
  let works = 0;
  let since = Date.now();
  while (works === 0 || Date.now() - since < QUIET_MS) {
    if (server.exitCode !== null) throw new Error("The server did not start; try `npm start`.");
    await wait(2_000);
    const found = await countWorks(url);
    if (found === works) continue;
    [works, since] = [found, Date.now()];
    say(`${works} works`);
  }
  return { url, stop };
}

async function countWorks(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/feed?kind=recent&limit=50`).catch(() => null);
  if (!answer?.ok) return 0;
  const { items }: { items: unknown[] } = await answer.json();
  return items.length;
}
