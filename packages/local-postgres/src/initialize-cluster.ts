import { spawn } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Cluster, clusterUser } from "./cluster.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { isAlive } from "./living-process.ts";
import { postgresEnvironment } from "./postgres-environment.ts";
import type { ProcessIdentity } from "./process-identity.ts";

const workshopPrefix = "initializing-";

/**
 * Creates the data directory atomically: initdb works in a folder beside it that is renamed at the
 * end, so a kill in between leaves nothing that looks like a database.
 *
 * Files are not flushed to disk here (four times faster); call `flushCluster` once the server runs.
 */
export async function initializeCluster(
  binaries: string,
  cluster: Cluster,
  identity: ProcessIdentity,
): Promise<void> {
  removeLeftovers(cluster.home);
  const workshop = join(cluster.home, `${workshopPrefix}${process.pid}`);
  const passwordFile = join(workshop, "password");
  const data = join(workshop, "data");
  mkdirSync(workshop, { mode: 0o700 });
  try {
    writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
    if (identity) {
      for (const path of [workshop, passwordFile]) chownSync(path, identity.uid, identity.gid);
    }
    await runInitdb(binaries, cluster, identity, [
      `--pgdata=${data}`,
      `--username=${clusterUser}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      // Without LANG in the environment, initdb would create an SQL_ASCII database.
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-sync",
      "--no-instructions",
    ]);
    if (!existsSync(cluster.data)) renameSync(data, cluster.data);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Removes the working folders of killed processes. */
function removeLeftovers(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(workshopPrefix))) {
    if (isAlive(Number(name.slice(workshopPrefix.length)))) continue;
    rmSync(join(home, name), { recursive: true, force: true });
  }
}

/** Flushes every file of the data directory to disk; safe while the server runs. */
export async function flushCluster(
  binaries: string,
  cluster: Cluster,
  identity: ProcessIdentity,
): Promise<void> {
  await runInitdb(binaries, cluster, identity, ["--sync-only", `--pgdata=${cluster.data}`]);
}

async function runInitdb(
  binaries: string,
  cluster: Cluster,
  identity: ProcessIdentity,
  parameters: string[],
): Promise<void> {
  const initdb = spawn(join(binaries, "bin", "initdb"), parameters, {
    ...identity,
    cwd: cluster.home,
    env: postgresEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    initdb.once("error", reject);
    initdb.once("close", resolve);
  });
  const [output, code] = await Promise.all([text(initdb.stderr), ended]);
  if (code !== 0) {
    throw new EmbeddedPostgresError(`Creating the database failed: ${lastLine(output)}`);
  }
}

function lastLine(output: string): string {
  const lines = output.split("\n").filter((line) => /error|fatal/i.test(line));
  return (lines[0] ?? output).trim().replace(/^initdb: error: /, "");
}
