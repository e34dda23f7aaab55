import { rmSync } from "node:fs";
import { type Cluster, clusterUrl } from "./cluster.ts";
import { DataDirectoryInUse, EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { eventually } from "./eventually.ts";
import { isAlive, isPostmasterOf } from "./living-process.ts";
import { claimOwnership } from "./ownership.ts";
import { postmasterFilePath, readPostmasterFile } from "./postmaster-file.ts";

/**
 * Prepares for a new server: stops one whose owner was killed, and removes a leftover
 * postmaster.pid whose id belongs to another program.
 *
 * @throws DataDirectoryInUse when the owner of the running server is alive
 */
export async function settleOrphan(cluster: Cluster): Promise<void> {
  const file = readPostmasterFile(cluster.data);
  if (!file) return;
  if (!isPostmasterOf(file.pid, cluster.data)) {
    rmSync(postmasterFilePath(cluster.data), { force: true });
    return;
  }
  const port = await eventually(20_000, () => {
    if (!isAlive(file.pid)) return 0;
    const now = readPostmasterFile(cluster.data);
    return now?.ready ? now.port : undefined;
  });
  if (port) await claimFromTheDead(cluster, port, file.pid);
  await end(file.pid);
}

/** Milliseconds in which a server notices that its owner is dead; a living one still claims it then. */
const NOTICED_MS = 2_000;

/**
 * A server whose owner was just killed is shutting down and may close any connection before it
 * ends; or it has not noticed yet, and the dead owner's claim stands for a moment.
 */
async function claimFromTheDead(cluster: Cluster, port: number, pid: number): Promise<void> {
  let trouble: unknown;
  const begun = performance.now();
  const isFree = await eventually(20_000, async () => {
    try {
      const ownership = await claimOwnership(clusterUrl(cluster, port, "postgres"));
      await ownership.release();
      return true;
    } catch (error) {
      trouble = error;
      if (error instanceof DataDirectoryInUse) {
        if (performance.now() - begun > NOTICED_MS) throw error;
        return undefined;
      }
      return isAlive(pid) ? undefined : true;
    }
  });
  if (!isFree) throw trouble;
}

async function end(pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    await eventually(5_000, () => (isAlive(pid) ? undefined : true));
  }
  if (isAlive(pid)) throw new EmbeddedPostgresError(`The left-over Postgres ${pid} does not end.`);
}
