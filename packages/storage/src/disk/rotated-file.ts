import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export interface RotationRule {
  /** A file beyond this is put aside and a new one begun. */
  readonly maxBytes: number;
  /** How many that were put aside stay. */
  readonly kept: number;
}

/**
 * Lines at the end of a file that several processes write. Each call opens the file anew and writes
 * with one append, which the system keeps whole; so nobody goes on writing to a file put aside, and
 * putting aside needs no lock: a moment and a process name it, so none takes another's place.
 */
export async function appendRotated(path: string, text: string, rule: RotationRule): Promise<void> {
  const size = await append(path, text);
  if (size <= rule.maxBytes) return;
  // Another process may have put it aside a moment ago.
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
