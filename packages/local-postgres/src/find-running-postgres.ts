import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clusterDatabase, clusterUser } from "./cluster.ts";
import { isPostmasterOf } from "./living-process.ts";
import { readPostmasterFile } from "./postmaster-file.ts";

/**
 * Returns the URL of the embedded database running in this data directory, for tools beside a
 * running server; undefined when none runs. Changes nothing on disk.
 */
export function findRunningPostgres(dataDirectory: string): string | undefined {
  const note = join(dataDirectory, "postgres-home");
  const home = existsSync(note)
    ? readFileSync(note, "utf8").trim()
    : join(dataDirectory, "postgres");
  const data = join(home, "data");
  const file = readPostmasterFile(data);
  if (!file?.ready || !isPostmasterOf(file.pid, data)) return undefined;
  const password = readFileSync(join(home, "password"), "utf8").trim();
  return `postgres://${clusterUser}:${password}@127.0.0.1:${file.port}/${clusterDatabase}`;
}
