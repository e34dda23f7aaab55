import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export interface Photograph {
  /** Path relative to the repository's root. */
  readonly name: string;
  readonly bytes: Buffer;
}

const PHOTOGRAPH = /\.(jpe?g|heic|avif|tiff?)$/i;

/** Finds every photograph in installed packages, without duplicates, and those of our own tests. */
export function findPhotographs(root: string): Photograph[] {
  const installed = join(root, "node_modules");
  const ours = join(root, "packages/testing/src/upload/pictures");
  const seen = new Set<string>();
  const found: Photograph[] = [];
  for (const folder of [installed, ours]) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !PHOTOGRAPH.test(entry.name)) continue;
      // Workspaces are links to our own packages.
      if (relative(installed, path).startsWith("@kinora/")) continue;
      const bytes = readFileSync(path);
      const hash = createHash("sha256").update(bytes).digest("hex");
      if (seen.has(hash)) continue;
      seen.add(hash);
      found.push({ name: relative(root, path), bytes });
    }
  }
  return found.sort((one, other) => one.name.localeCompare(other.name));
}
