import { constants, existsSync, readFileSync, realpathSync } from "node:fs";
import { cp, lchown, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Cluster, clusterControlFile } from "./cluster.ts";
import { COPY, COPYING, stampOf } from "./copy-names.ts";
import { DataDirectoryInUse, EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { postmasterFilePath } from "./postmaster-file.ts";
import type { ProcessIdentity } from "./process-identity.ts";
import { requireRoomForCopy } from "./room-for-copy.ts";

/**
 * Copies a stopped database beside itself atomically, by renaming the finished copy. On a file
 * system with shared blocks, the copy takes no space.
 *
 * @param flush flushes a folder of database files to disk
 * @returns the copy's name
 */
export async function copyCluster(
  cluster: Cluster,
  identity: ProcessIdentity,
  now: Date,
  flush: (data: string) => Promise<void>,
): Promise<string> {
  const aside = join(cluster.home, `${COPYING}${process.pid}`);
  const name = `${COPY}${stampOf(now)}`;
  // The database may be a link to another folder, which must be copied instead of the link.
  const data = realpathSync(cluster.data);
  await rm(aside, { recursive: true, force: true });
  try {
    await requireRoomForCopy(data, cluster.home);
    const before = readControl(cluster);
    await cp(data, aside, {
      recursive: true,
      dereference: true,
      mode: constants.COPYFILE_FICLONE,
    });
    // Nothing locks a stopped database, so another process may have started it meanwhile.
    if (existsSync(postmasterFilePath(data)) || !readControl(cluster).equals(before)) {
      throw new DataDirectoryInUse("Another running Kinora uses the same data directory.");
    }
    if (identity) await giveTo(aside, identity);
    await flush(aside);
    await rename(aside, join(cluster.home, name));
    return name;
  } catch (error) {
    throw explained(error, cluster.home);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Returns the file that Postgres rewrites at every start and stop. */
function readControl(cluster: Cluster): Buffer {
  return readFileSync(clusterControlFile(cluster));
}

/** Makes a copy created by root readable by the user that Postgres runs as. */
async function giveTo(folder: string, { uid, gid }: NonNullable<ProcessIdentity>): Promise<void> {
  await lchown(folder, uid, gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
}

function explained(error: unknown, home: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code !== "ENOSPC" && code !== "EDQUOT") return error;
  return new EmbeddedPostgresError(
    `The disk of ${home} became full while the database was copied before its migration: nothing was changed; make room and start again.`,
  );
}
