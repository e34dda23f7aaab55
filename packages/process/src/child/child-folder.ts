import { mkdtempSync, readdirSync, realpathSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "kinora-child-";
/**
 * Milliseconds after which a folder without a known owner is removed; its owner may live in another
 * container.
 */
const FORGOTTEN = 3_600_000;

let swept = false;

/** Creates a folder for a child's temporary files, accessible only to this user. */
export function makeChildFolder(): string {
  const root = realpathSync(tmpdir());
  if (!swept) void sweepChildFolders(root);
  swept = true;
  return mkdtempSync(join(root, `${PREFIX}${process.pid}-`));
}

/** Removes the folder of a child that has ended. */
export function removeChildFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 2 }).catch(() => {});
}

/** Removes folders left by killed processes and their children. */
export async function sweepChildFolders(root: string): Promise<void> {
  for (const name of readdirSync(root).filter((each) => each.startsWith(PREFIX))) {
    const owner = Number.parseInt(name.slice(PREFIX.length), 10);
    const folder = join(root, name);
    const found = await stat(folder).catch(() => null);
    if (found === null || isAlive(owner) || Date.now() - found.mtimeMs < FORGOTTEN) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process cannot be signalled, but it exists.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
