import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Cluster } from "./cluster.ts";
import { COPYING, momentOf } from "./copy-names.ts";
import { isAlive } from "./living-process.ts";
import { readMigrationBegun } from "./migration-begun.ts";

const kept = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes copies and failed databases older than seven days, and unfinished copies of killed
 * processes.
 */
export function forgetCopies(cluster: Cluster, now: Date): void {
  const needed = basename(readMigrationBegun(cluster)?.copy ?? "");
  for (const name of readdirSync(cluster.home)) {
    if (name === needed || !isOver(name, now)) continue;
    rmSync(join(cluster.home, name), { recursive: true, force: true });
  }
}

function isOver(name: string, now: Date): boolean {
  if (name.startsWith(COPYING)) {
    const maker = Number(name.slice(COPYING.length));
    // In a container, every start has the same process id.
    return maker === process.pid || !isAlive(maker);
  }
  const made = momentOf(name);
  return made !== undefined && now.getTime() - made.getTime() > kept;
}
