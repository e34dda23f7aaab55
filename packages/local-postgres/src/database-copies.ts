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

/** Copies of a stopped embedded database. */
export interface DatabaseCopies {
  /**
   * Creates the copy that `putBack` would restore, or returns that of an earlier try that was
   * killed halfway.
   *
   * @param applied number of migrations applied to the database
   * @returns its path
   * @throws EmbeddedPostgresError with one sentence when there is no room; nothing is changed then
   */
  before(applied: number, now: Date): Promise<string>;
  /** Restores the copy. @returns path of the database that the migrations left */
  putBack(): string;
  /** Called when no migration is pending any more. */
  migrated(): void;
  /** Removes copies older than seven days, and unfinished ones. */
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
 * When the database has more migrations than its copy, only migrations have happened since, because
 * no version runs on half of them. Otherwise an older version may have run, and the copy is
 * outdated.
 */
function copyOfEarlierTry(cluster: Cluster, applied: number): string | undefined {
  const begun = readMigrationBegun(cluster);
  return begun && begun.applied < applied ? begun.copy : undefined;
}
