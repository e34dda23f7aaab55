import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { errorCode, errorMessage } from "./error-code.ts";
import { StartRefusal } from "./start-refusal.ts";

// A fresh database is 40 MB and its log another 16; the rest is air for the first results.
const roomNeeded = 200 * 1024 * 1024;

/**
 * Creates the data directory and writes a trial file, so that what would fail later in many words
 * fails now in one sentence.
 */
export function openDataDirectory(directory: string): void {
  const trial = join(directory, `trial-${process.pid}`);
  try {
    // Others may pass through (root's database runs as another user), not list.
    makeFolder(directory, 0o711);
    writeFileSync(trial, Buffer.alloc(64 * 1024), { flush: true });
  } catch (error) {
    throw new StartRefusal(explainDiskError(error, directory));
  } finally {
    try {
      rmSync(trial, { force: true });
    } catch {
      // Not even a missing file can be removed from a path that is no folder.
    }
  }
  const { bavail, bsize } = statfsSync(directory);
  refuseWithoutRoom(directory, bavail * bsize);
}

/** Node's own recursive mkdir never returns where nothing can be made, such as below /proc. */
function makeFolder(path: string, mode: number): void {
  const above = dirname(path);
  if (above !== path && !existsSync(above)) makeFolder(above, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // A file in its place is found by the trial.
    if (errorCode(error) !== "EEXIST" || !existsSync(path)) throw error;
  }
}

/** @param free bytes left on the disk */
export function refuseWithoutRoom(directory: string, free: number): void {
  if (free >= roomNeeded) return;
  throw new StartRefusal(
    `The disk of the data directory ${directory} is full: ${megabytes(free)} MB are free, ${megabytes(roomNeeded)} MB are needed (make room, or choose another with DATA_DIR).`,
  );
}

/** One sentence for the ways a disk can refuse. */
export function explainDiskError(error: unknown, directory: string): string {
  const place = `data directory ${directory}`;
  const remedy = "choose another with DATA_DIR";
  switch (errorCode(error)) {
    case "ENOSPC":
    case "EDQUOT":
      return `The disk of the ${place} is full: make room, or ${remedy}.`;
    case "EROFS":
      return `The ${place} is on a read-only disk: ${remedy}.`;
    case "EACCES":
    case "EPERM":
      return `The ${place} cannot be written by this user: mend its permissions, or ${remedy}.`;
    case "EEXIST":
    case "ENOTDIR":
      return `The ${place} is not a folder: ${remedy}.`;
    default:
      return `The ${place} cannot be used (${errorMessage(error)}): ${remedy}.`;
  }
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
