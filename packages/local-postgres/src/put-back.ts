import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Cluster } from "./cluster.ts";
import { COPY, FAILED } from "./copy-names.ts";
import { forgetMigrationBegun, readMigrationBegun } from "./migration-begun.ts";

/**
 * Replaces a stopped database with the copy from before the migrations. Two renames: after a kill
 * between any two lines, the next start finds one of the two complete, or none and then finishes
 * the operation.
 *
 * @returns path of the database that the migrations left
 */
export function putBack(cluster: Cluster): string {
  const begun = readMigrationBegun(cluster);
  if (!begun) throw new Error("No copy of the database was made before these migrations.");
  // Repeated starts must not fill the disk with failed databases.
  for (const name of readdirSync(cluster.home).filter((entry) => entry.startsWith(FAILED))) {
    rmSync(join(cluster.home, name), { recursive: true, force: true });
  }
  const failed = join(cluster.home, basename(begun.copy).replace(COPY, FAILED));
  renameSync(cluster.data, failed);
  finishPutBack(cluster);
  return failed;
}

/** Finishes a put-back that has already moved the failed database; does nothing otherwise. */
export function finishPutBack(cluster: Cluster): void {
  if (existsSync(cluster.data)) return;
  const begun = readMigrationBegun(cluster);
  if (!begun) return;
  renameSync(begun.copy, cluster.data);
  forgetMigrationBegun(cluster);
}
