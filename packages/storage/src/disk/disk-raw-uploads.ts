import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";

const ID = /^[\w-]{1,64}$/;
/** Suffix of the tus store's notes beside the bytes. */
const NOTES = ".json";

/**
 * Stores unfinished uploads in a folder: `<id>` contains the bytes, `<id>.json` the notes of the
 * tus store.
 */
export function diskRawUploads(directory: string): RawUploads {
  const pathOf = (id: string) => {
    if (!ID.test(id)) throw new RangeError("no id of an upload");
    return join(directory, id);
  };
  return {
    fetch: async (id) => pathOf(id),
    async sizeOf(id) {
      return (await stat(pathOf(id)).catch(() => null))?.size ?? 0;
    },
    async touchedAt(id) {
      return (await stat(pathOf(id)).catch(() => null))?.mtime ?? null;
    },
    async remove(id) {
      for (const path of [pathOf(id), `${pathOf(id)}${NOTES}`]) await rm(path, { force: true });
    },
    async list(before) {
      const names = await readdir(directory).catch((): string[] => []);
      const ids = new Set<string>();
      for (const name of names) {
        const id = name.endsWith(NOTES) ? name.slice(0, -NOTES.length) : name;
        const found = await stat(join(directory, name)).catch(() => null);
        if (ID.test(id) && found && found.mtime < before) ids.add(id);
      }
      return [...ids];
    },
  };
}
