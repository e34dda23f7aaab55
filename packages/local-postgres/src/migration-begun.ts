import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./cluster.ts";

/**
 * Marks migrations that have begun and not ended, with the copy that would replace their database.
 */
export interface MigrationBegun {
  /** Path of the complete copy from before. */
  readonly copy: string;
  /** Number of migrations applied to the copy. */
  readonly applied: number;
}

const note = (cluster: Cluster) => join(cluster.home, "migrating");

/**
 * Also returns undefined when the copy it names no longer exists, because it has become the
 * database.
 */
export function readMigrationBegun(cluster: Cluster): MigrationBegun | undefined {
  if (!existsSync(note(cluster))) return undefined;
  const [name = "", applied = ""] = readFileSync(note(cluster), "utf8").split("\n");
  const copy = join(cluster.home, name);
  return name !== "" && existsSync(copy) ? { copy, applied: Number(applied) } : undefined;
}

/**
 * @param name name of the copy in the database's home
 */
export function noteMigrationBegun(cluster: Cluster, name: string, applied: number): void {
  writeFileSync(`${note(cluster)}.new`, `${name}\n${applied}\n`, { flush: true });
  renameSync(`${note(cluster)}.new`, note(cluster));
}

export function forgetMigrationBegun(cluster: Cluster): void {
  rmSync(note(cluster), { force: true });
}
