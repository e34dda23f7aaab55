import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, opendir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFull } from "@kinora/domain/media/is-full";
import { type MediaStore, MediaStoreFull } from "@kinora/domain/media/media-store";
import { copyAndHash } from "./copy-and-hash.ts";

const HASH = /^[0-9a-f]{64}$/;
const UNFINISHED = "unfinished";

/**
 * Stores files on a local disk, each under the hash of its content: `ab/cd/abcd…`. A name that is
 * not a hash is never turned into a path. Writes are atomic: to a temporary file that is flushed
 * and renamed.
 */
export function diskMediaStore(directory: string): MediaStore {
  const pathOf = (hash: string) => join(directory, hash.slice(0, 2), hash.slice(2, 4), hash);
  const find = async (hash: string) => {
    if (!HASH.test(hash)) return null;
    const path = pathOf(hash);
    const found = await stat(path).catch(() => null);
    return found?.isFile() ? { path, bytes: found.size } : null;
  };
  /**
   * Clears what killed processes left: removes unfinished writes, and puts back files that were
   * about to be removed, as if they had just been stored, for the next run to decide.
   */
  const clearUnfinished = async (before: Date) => {
    const folder = join(directory, UNFINISHED);
    for (const name of await readdir(folder).catch((): string[] => [])) {
      const aside = join(folder, name);
      const found = await stat(aside).catch(() => null);
      if (!found?.isFile() || found.mtime >= before) continue;
      const [hash = ""] = name.split(".");
      if (!HASH.test(hash)) await rm(aside, { force: true });
      else if (await touched(aside)) await moved(aside, pathOf(hash));
    }
  };
  return {
    async keep(source) {
      const aside = join(directory, UNFINISHED, randomUUID());
      try {
        await makeFolder(dirname(aside));
        const { hash, bytes } = await copyAndHash(source, aside);
        await moveIn(aside, pathOf(hash));
        return { hash, bytes };
      } catch (error) {
        await rm(aside, { force: true }).catch(() => {});
        if (isFull(error)) {
          throw new MediaStoreFull("There is no room left for results.", { cause: error });
        }
        throw error;
      }
    },
    async stat(hash) {
      const found = await find(hash);
      return found && { bytes: found.bytes };
    },
    async read(hash, range) {
      const found = await find(hash);
      if (!found) return null;
      return createReadStream(found.path, range && { start: range.first, end: range.last });
    },
    // It is already on this machine.
    fetch: find,
    address: async () => null,
    async remove(hash, before) {
      if (!HASH.test(hash)) return;
      // Moved aside first: if the file has been stored again meanwhile, it is moved back, whichever
      // came first.
      const aside = join(directory, UNFINISHED, `${hash}.${randomUUID()}`);
      await makeFolder(dirname(aside));
      if (!(await moved(pathOf(hash), aside))) return;
      const found = await stat(aside).catch(() => null);
      if (found && before && found.mtime >= before) await moved(aside, pathOf(hash));
      else await rm(aside, { force: true });
    },
    async *list(before) {
      await clearUnfinished(before);
      const folder = await opendir(directory, { recursive: true }).catch(() => null);
      if (!folder) return;
      for await (const entry of folder) {
        if (!entry.isFile() || !HASH.test(entry.name)) continue;
        const found = await stat(pathOf(entry.name)).catch(() => null);
        if (found && found.mtime < before) yield entry.name;
      }
    },
  };
}

/** Returns false when the file does not exist. */
const moved = (from: string, to: string) => exists(rename(from, to));
const touched = (path: string) => exists(utimes(path, new Date(), new Date()));

async function exists(act: Promise<void>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/** Accessible only to this user, so that private files stay private on a shared machine. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Flushes the rename and its folder, so that the file survives a power cut. */
async function moveIn(aside: string, target: string): Promise<void> {
  const folder = dirname(target);
  await makeFolder(folder);
  await rename(aside, target);
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
