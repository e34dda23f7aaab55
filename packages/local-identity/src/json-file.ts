import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Returns undefined when the file does not exist.
 *
 * @throws Error of one sentence when it is damaged
 */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) throw damaged(path);
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Returns the error for a file with unexpected content. */
export function damaged(path: string): Error {
  return new Error(`The file ${path} is damaged: put it back from the backup, or remove it.`);
}

/**
 * Writes to a temporary file readable only by its owner and renames it, so a crash leaves the old
 * file intact.
 */
export async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(value, null, 2), { mode: 0o600, flush: true });
  await rename(unfinished, path);
}
