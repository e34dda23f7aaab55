import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "@kinora/local-postgres/eventually";
import { findRunningPostgres } from "@kinora/local-postgres/find-running-postgres";
import { isAlive } from "@kinora/local-postgres/living-process";

export interface OldServer {
  readonly origin: string;
  /** Creates a personal access token with the commit's own command. */
  token(handle: string): string;
  /** Kills the worker with SIGKILL, then everything else; resolves when nothing is running. */
  kill(): Promise<void>;
}

export interface Place {
  /** The repository at that commit, installed. */
  readonly repository: string;
  readonly dataDirectory: string;
  readonly port: number;
}

const STARTED = 10 * 60_000;

/**
 * Starts what `npm start` of the repository starts, without demo content and with a minimal web
 * app.
 */
export async function startOldServer({
  repository,
  dataDirectory,
  port,
}: Place): Promise<OldServer> {
  const log = `${dataDirectory}.log`;
  const web = join(repository, "dist-web");
  execFileSync("mkdir", ["-p", web]);
  writeFileSync(join(web, "index.html"), "<!doctype html><!--share--><!--/share-->");
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDirectory, PORT: `${port}`, WEB_DIR: web },
    // The old rate limits would stop this script from ordering.
    ...{ SEED: "0", SAMPLES: "0", RATE_LIMITS: "off" },
  };
  const output = openSync(log, "w");
  const child = spawn(process.execPath, ["apps/local/src/main.ts"], {
    cwd: repository,
    env,
    stdio: ["ignore", output, output],
  });
  const started = await eventually(STARTED, () => {
    if (child.exitCode !== null) return false;
    return readFileSync(log, "utf8").includes("Kinora runs at") ? true : undefined;
  });
  if (!started) throw new Error(`The old server did not start: see ${log}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    token: (handle) =>
      execFileSync(process.execPath, ["tools/token/main.ts", handle], {
        ...{ cwd: repository, env, encoding: "utf8" },
      }).trim(),
    kill: () => killAll(child, dataDirectory),
  };
}

async function killAll(child: ChildProcess, dataDirectory: string): Promise<void> {
  const members = family(child.pid ?? 0);
  const worker = members.filter(({ command }) => command.includes("apps/worker/src/main.ts"));
  for (const { pid } of [...worker, ...members]) {
    // The watcher process of Postgres ends together with us.
    if (isAlive(pid) && pid !== process.pid) process.kill(pid, "SIGKILL");
  }
  const gone = await eventually(60_000, () =>
    members.some(({ pid }) => isAlive(pid)) || findRunningPostgres(dataDirectory)
      ? undefined
      : true,
  );
  if (!gone) throw new Error("The old server does not end.");
}

interface Listed {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Returns a process and all its descendants. */
function family(first: number): Listed[] {
  const all = execFileSync("ps", ["-ww", "-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .flatMap((line): Listed[] => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return command ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });
  const members = all.filter(({ pid }) => pid === first);
  for (const member of members) members.push(...all.filter(({ parent }) => parent === member.pid));
  return members;
}
