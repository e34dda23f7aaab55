import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** A file below the data directory. */
export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Lists the files in `media/` and `uploads/`; a file in `media/` is named by the hash of its bytes.
 */
export function storedFiles(dataDirectory: string): StoredFile[] {
  return ["media", "uploads"].flatMap((name) => {
    const folder = join(dataDirectory, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path: relative(dataDirectory, path), bytes: statSync(path).size }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  });
}

/** Returns the hashes of the files in `media/`. */
export function mediaHashes(files: readonly StoredFile[]): string[] {
  return files.flatMap(({ path }) => {
    const name = path.split(/[/\\]/).at(-1) ?? "";
    return path.startsWith("media") && /^[0-9a-f]{64}$/.test(name) ? [name] : [];
  });
}
