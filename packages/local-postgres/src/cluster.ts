import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import type { ProcessIdentity } from "./process-identity.ts";
import { isTraversableByOthers } from "./traversable.ts";

/** Locations of an embedded database's parts on disk. */
export type Cluster = {
  /** Postgres' own data directory; exists only when complete. */
  data: string;
  log: string;
  home: string;
  password: string;
};

export const clusterUser = "kinora";
export const clusterDatabase = "kinora";

/**
 * Opens the home of an embedded database below `dataDirectory`, creating it on first use.
 *
 * Root's Postgres runs as another user. When that user cannot enter `dataDirectory`, the database
 * lives in `systemDirectory`, and the data directory contains a note of its location.
 */
export function openCluster(
  dataDirectory: string,
  identity: ProcessIdentity,
  systemDirectory: string,
): Cluster {
  const home = clusterHome(dataDirectory, identity, systemDirectory);
  const data = join(home, "data");
  return {
    home,
    data,
    log: join(home, "postgres.log"),
    password: readOrCreatePassword(join(home, "password"), existsSync(data)),
  };
}

/** Returns the path of the file that Postgres rewrites at every start and stop. */
export function clusterControlFile(cluster: Cluster): string {
  return join(cluster.data, "global", "pg_control");
}

/** Returns the URL of a database of this cluster. */
export function clusterUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${clusterUser}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

function clusterHome(dataDirectory: string, identity: ProcessIdentity, system: string): string {
  // Others may traverse but not list it; secrets inside have mode 0600 themselves.
  mkdirSync(dataDirectory, { recursive: true, mode: 0o711 });
  const note = join(dataDirectory, "postgres-home");
  if (existsSync(note)) return createHome(readFileSync(note, "utf8").trim());
  if (identity === undefined || isTraversableByOthers(dataDirectory)) {
    return createHome(join(dataDirectory, "postgres"));
  }
  const key = createHash("sha256").update(realpathSync(dataDirectory)).digest("hex").slice(0, 16);
  const home = createHome(join(system, key));
  writeFileSync(note, `${home}\n`);
  return home;
}

function createHome(home: string): string {
  mkdirSync(home, { recursive: true, mode: 0o711 });
  chmodSync(home, 0o711);
  return home;
}

function readOrCreatePassword(file: string, databaseExists: boolean): string {
  const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (kept !== "") return kept;
  if (databaseExists) {
    throw new EmbeddedPostgresError(
      `The database's password file ${file} is missing or empty: restore it from your backup.`,
    );
  }
  const password = randomBytes(24).toString("hex");
  // Atomic, because half a password would lock us out of the database about to be created.
  writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return password;
}
