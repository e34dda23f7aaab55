import { constants } from "node:fs";
import { copyFile, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { COPYING } from "./copy-names.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

// Headroom for the migrations' own writes, to the database and to its log of 16 MB segments.
const air = 128 * 1024 * 1024;

/** @throws EmbeddedPostgresError when the disk of `home` has no room for a second `data` */
export async function requireRoomForCopy(data: string, home: string): Promise<void> {
  const { bavail, bsize } = await statfs(home);
  const needed = ((await sharesBlocks(data, home)) ? 0 : await sizeOf(data)) + air;
  refuseWithoutRoomForCopy(home, bavail * bsize, needed);
}

/** @param free bytes left on the disk */
export function refuseWithoutRoomForCopy(home: string, free: number, needed: number): void {
  if (free >= needed) return;
  throw new EmbeddedPostgresError(
    `The database is copied before it is migrated, and the disk of ${home} has no room for that: ${megabytes(free)} MB are free, ${megabytes(needed)} MB are needed; nothing was changed.`,
  );
}

/** Returns whether a copy shares the original's blocks until one is written to. */
async function sharesBlocks(data: string, home: string): Promise<boolean> {
  // Named like an unfinished copy, so that it is swept like one.
  const trial = join(home, `${COPYING}${process.pid}`);
  try {
    await copyFile(join(data, "PG_VERSION"), trial, constants.COPYFILE_FICLONE_FORCE);
    return true;
  } catch {
    return false;
  } finally {
    await rm(trial, { force: true });
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const found = await stat(path);
    bytes += found.isDirectory() ? await sizeOf(path) : found.size;
  }
  return bytes;
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}
