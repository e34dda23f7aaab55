import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./cluster.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { eventually } from "./eventually.ts";
import { endWithParent } from "./parent-watch.ts";
import { postgresEnvironment } from "./postgres-environment.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import type { ProcessIdentity } from "./process-identity.ts";

/** A running Postgres server process. */
export type Postmaster = {
  pid: number;
  /** Settles when the process has ended, for whatever reason. */
  exited: Promise<void>;
  /**
   * Shuts down fast; after `patience` ms immediately, which requires recovery at the next start.
   */
  stop(patience: number): Promise<void>;
};

export type PostmasterPlan = {
  binaries: string;
  cluster: Cluster;
  identity: ProcessIdentity;
  port: number;
  settings: Record<string, string>;
};

const recoveryLimit = 60_000;
const logLimit = 10 * 1024 * 1024;

/**
 * Starts the server and waits until it accepts connections. Throws an error with the last message
 * of its log.
 */
export async function launchPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  const { cluster } = plan;
  const logStart = trimLog(cluster.log);
  const child = spawnServer(plan);
  const exited = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  let gone = false;
  exited.then(() => {
    gone = true;
  });
  const state = await eventually(recoveryLimit, () => {
    if (gone) return "gone";
    const file = readPostmasterFile(cluster.data);
    return file?.pid === child.pid && file?.ready ? "ready" : undefined;
  });
  const pid = child.pid;
  if (state !== "ready" || pid === undefined) {
    child.kill("SIGQUIT");
    throw new EmbeddedPostgresError(`Postgres did not start: ${complaint(cluster.log, logStart)}`);
  }
  const over = exited.then(endWithParent(pid));
  return { pid, exited: over, stop: (patience) => stop(child, over, patience) };
}

function spawnServer({
  binaries,
  cluster,
  identity,
  port,
  settings,
}: PostmasterPlan): ChildProcess {
  const all = {
    ...settings,
    port: `${port}`,
    // Not "localhost", which fails where /etc/hosts is missing.
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    // Details would quote the content of rows, such as users' addresses and texts.
    log_error_verbosity: "terse",
  };
  const parameters = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(cluster.log, "a", 0o600);
  try {
    return spawn(join(binaries, "bin", "postgres"), ["-D", cluster.data, ...parameters], {
      ...identity,
      cwd: cluster.home,
      env: postgresEnvironment(),
      // In its own process group, so Ctrl+C in the terminal reaches only this process, which stops
      // the parts in order.
      detached: true,
      stdio: ["ignore", log, log],
    });
  } finally {
    closeSync(log);
  }
}

async function stop(child: ChildProcess, exited: Promise<void>, patience: number): Promise<void> {
  child.kill("SIGINT");
  const impatient = setTimeout(() => child.kill("SIGQUIT"), patience);
  await exited;
  clearTimeout(impatient);
}

function trimLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= logLimit) return size;
  truncateSync(log, 0);
  return 0;
}

function complaint(log: string, from: number): string {
  const lines = readFileSync(log).subarray(from).toString("utf8").split("\n");
  const fatal = lines.filter((line) => /(FATAL|PANIC|error):/i.test(line)).at(-1);
  return (fatal ?? lines.filter(Boolean).at(-1) ?? "no word in its log").trim();
}
