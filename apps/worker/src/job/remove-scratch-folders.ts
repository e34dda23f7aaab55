import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes scratch folders of finished jobs.
 *
 * @param isOpen returns the ids of those jobs that are unfinished
 * @param before folders modified later are kept
 */
export async function removeScratchFolders(
  scratch: string,
  isOpen: (jobIds: readonly string[]) => Promise<ReadonlySet<string>>,
  before: Date,
): Promise<number> {
  const names = await readdir(scratch).catch((): string[] => []);
  const open = await isOpen(names);
  let removed = 0;
  for (const name of names.filter((candidate) => !open.has(candidate))) {
    const found = await stat(join(scratch, name)).catch(() => null);
    if (!found || found.mtime > before) continue;
    await rm(join(scratch, name), { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
