import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export interface RotationRule {
  /** Size in bytes above which the file is rotated. */
  readonly maxBytes: number;
  /** Number of rotated files kept. */
  readonly kept: number;
}

/**
 * Appends lines to a file shared by several processes. Each call opens the file anew and writes
 * with one append, which the system keeps atomic, so no process keeps writing to a rotated file.
 * Rotation needs no lock, because the name contains the time and the process, so no file overwrites
 * another.
 */
export async function appendRotated(path: string, text: string, rule: RotationRule): Promise<void> {
  const size = await append(path, text);
  if (size <= rule.maxBytes) return;
  // Another process may have just rotated it.
  if ((await sizeOf(path)) <= rule.maxBytes) return;
  const moment = new Date().toISOString().replace(/[-:.]/g, "");
  try {
    await rename(path, `${path}.${moment}-${process.pid}`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  await removeOldest(path, rule.kept);
}

async function append(path: string, text: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(path, "a", 0o600);
  try {
    await handle.appendFile(text);
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

async function removeOldest(path: string, kept: number): Promise<void> {
  const folder = dirname(path);
  const aside = (await readdir(folder))
    .filter((name) => name.startsWith(`${basename(path)}.`))
    .sort();
  for (const name of aside.slice(0, Math.max(0, aside.length - kept))) {
    await rm(join(folder, name), { force: true });
  }
}
