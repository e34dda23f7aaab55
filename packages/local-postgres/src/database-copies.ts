import { type Cluster, openCluster } from "./cluster.ts";
import { copyCluster } from "./copy-cluster.ts";
import { forgetCopies } from "./forget-copies.ts";
import { flushCluster } from "./initialize-cluster.ts";
import { locateBinaries } from "./locate-binaries.ts";
import { forgetMigrationBegun, noteMigrationBegun, readMigrationBegun } from "./migration-begun.ts";
import { postgresIdentity } from "./process-identity.ts";
import { putBack } from "./put-back.ts";
import { runnableBinaries } from "./runnable-binaries.ts";
import { systemDirectory } from "./system-directory.ts";

/** Copies of an embedded database, for whoever has stopped it. */
export interface DatabaseCopies {
  /**
   * Makes the copy that `putBack` would put back, or names that of an earlier try that was killed half-way.
   *
   * @param applied migrations that the database has seen
   * @returns its path
   * @throws EmbeddedPostgresError with one sentence when there is no room; then nothing was changed
   */
  before(applied: number, now: Date): Promise<string>;
  /** @returns where that which the migrations left lies now */
  putBack(): string;
  /** Nothing is pending any more. */
  migrated(): void;
  /** Removes what is older than seven days, and what was left half-made. */
  forget(now: Date): void;
}

export function databaseCopies(
  dataDirectory: string,
  system: string = systemDirectory(),
): DatabaseCopies {
  const identity = postgresIdentity();
  const cluster = openCluster(dataDirectory, identity, system);
  const flush = (data: string) => {
    const binaries = runnableBinaries(locateBinaries(), identity, system);
    return flushCluster(binaries, { ...cluster, data }, identity);
  };
  return {
    async before(applied, now) {
      const earlier = copyOfEarlierTry(cluster, applied);
      if (earlier !== undefined) return earlier;
      const name = await copyCluster(cluster, identity, now, flush);
      noteMigrationBegun(cluster, name, applied);
      return readMigrationBegun(cluster)?.copy ?? name;
    },
    putBack: () => putBack(cluster),
    migrated: () => forgetMigrationBegun(cluster),
    forget: (now) => forgetCopies(cluster, now),
  };
}

/**
 * When more was applied than its copy has seen, nothing but migrations has happened since: no version runs on
 * half of them. Otherwise an older version may have run, and its copy is no longer the database from before.
 */
function copyOfEarlierTry(cluster: Cluster, applied: number): string | undefined {
  const begun = readMigrationBegun(cluster);
  return begun && begun.applied < applied ? begun.copy : undefined;
}
