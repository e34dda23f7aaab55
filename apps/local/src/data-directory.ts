import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { errorCode, errorMessage } from "./error-code.ts";
import { StartRefusal } from "./start-refusal.ts";

// A fresh database takes 40 MB and its log another 16 MB; the rest is headroom for the first
// results.
const roomNeeded = 200 * 1024 * 1024;

/**
 * Creates the data directory and writes a trial file, so that an unusable disk is reported in one
 * sentence here rather than by an obscure error later.
 */
export function openDataDirectory(directory: string): void {
  const trial = join(directory, `trial-${process.pid}`);
  try {
    // Other users may traverse it (root's database runs as another user) but not list it.
    makeFolder(directory, 0o711);
    writeFileSync(trial, Buffer.alloc(64 * 1024), { flush: true });
  } catch (error) {
    throw new StartRefusal(explainDiskError(error, directory));
  } finally {
    try {
      rmSync(trial, { force: true });
    } catch {
      // On a path that is not a folder, removing even a missing file throws.
    }
  }
  const { bavail, bsize } = statfsSync(directory);
  refuseWithoutRoom(directory, bavail * bsize);
}

/**
 * Replaces Node's recursive mkdir, which never returns where no folder can be created, such as
 * below /proc.
 */
function makeFolder(path: string, mode: number): void {
  const above = dirname(path);
  if (above !== path && !existsSync(above)) makeFolder(above, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // If a file has this name, writing the trial file fails and reports it.
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

/** Explains a disk error in one sentence. */
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
