import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./cluster.ts";

/** Migrations of a database that have begun and not ended: the copy that would take its place. */
export interface MigrationBegun {
  /** Path of the whole copy from before. */
  readonly copy: string;
  /** How many migrations the copy has seen. */
  readonly applied: number;
}

const note = (cluster: Cluster) => join(cluster.home, "migrating");

/** Undefined also when the copy it speaks of is no longer there: then that is the database. */
export function readMigrationBegun(cluster: Cluster): MigrationBegun | undefined {
  if (!existsSync(note(cluster))) return undefined;
  const [name = "", applied = ""] = readFileSync(note(cluster), "utf8").split("\n");
  const copy = join(cluster.home, name);
  return name !== "" && existsSync(copy) ? { copy, applied: Number(applied) } : undefined;
}

/** @param name of the copy, in the database's home */
export function noteMigrationBegun(cluster: Cluster, name: string, applied: number): void {
  writeFileSync(`${note(cluster)}.new`, `${name}\n${applied}\n`, { flush: true });
  renameSync(`${note(cluster)}.new`, note(cluster));
}

export function forgetMigrationBegun(cluster: Cluster): void {
  rmSync(note(cluster), { force: true });
}
