import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Creates the library links that the npm package makes in its install script. With scripts switched
 * off they are missing and Postgres stops with "libicui18n.so.60: cannot open shared object file".
 *
 * @param nativeDirectory the package's `native` folder, with its list of links
 */
export function linkLibraries(nativeDirectory: string): void {
  const list = join(nativeDirectory, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const root = dirname(nativeDirectory);
  for (const { source, target } of parseLinks(readFileSync(list, "utf8"))) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process may have just created the same link.
      if (!existsSync(link)) throw error;
    }
  }
}

function parseLinks(json: string): { source: string; target: string }[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) return [];
  return list.filter(
    (entry): entry is { source: string; target: string } =>
      typeof entry?.source === "string" && typeof entry?.target === "string",
  );
}
