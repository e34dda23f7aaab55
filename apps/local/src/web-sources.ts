import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const notSources = /(^|\/)(node_modules|dist|test-results)(\/|$)|\.test\.tsx?$/;

/**
 * Hashes everything the built web app depends on: its own files, the contracts and the installed
 * versions.
 */
export function hashWebSources(root: string): string {
  const hash = createHash("sha256");
  for (const path of ["apps/web", "packages/contracts/src"]) {
    const files = readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !notSources.test(file.slice(root.length)))
      .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  hash.update(readFileSync(join(root, "package-lock.json")));
  return hash.digest("hex").slice(0, 16);
}
