import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Cluster } from "./cluster.ts";
import { COPY, FAILED } from "./copy-names.ts";
import { forgetMigrationBegun, readMigrationBegun } from "./migration-begun.ts";

/**
 * Puts the copy from before the migrations in the place of a stopped database: two renames, so that after a kill
 * between any two lines the next start has either of the two whole, or none and then ends what was begun.
 *
 * @returns where that which the migrations left lies now
 */
export function putBack(cluster: Cluster): string {
  const begun = readMigrationBegun(cluster);
  if (!begun) throw new Error("No copy of the database was made before these migrations.");
  // A server that is started again and again must not fill the disk with what failed.
  for (const name of readdirSync(cluster.home).filter((entry) => entry.startsWith(FAILED))) {
    rmSync(join(cluster.home, name), { recursive: true, force: true });
  }
  const failed = join(cluster.home, basename(begun.copy).replace(COPY, FAILED));
  renameSync(cluster.data, failed);
  finishPutBack(cluster);
  return failed;
}

/** Ends a put-back that has taken the failed database away, and does nothing else. */
export function finishPutBack(cluster: Cluster): void {
  if (existsSync(cluster.data)) return;
  const begun = readMigrationBegun(cluster);
  if (!begun) return;
  renameSync(begun.copy, cluster.data);
  forgetMigrationBegun(cluster);
}
