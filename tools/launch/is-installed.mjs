import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns true when node_modules matches the lock file. Compares contents and not timestamps: a
 * clone, a copy or a touched file must not trigger an installation.
 *
 * @param {string} root the repository
 * @returns {boolean}
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, "package-lock.json"));
  const found = readPackages(join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    const present = found[path];
    // An optional package for another platform may be missing.
    if (!present) return entry.optional === true;
    return present.version === entry.version && present.link === entry.link;
  });
}

/** @param {string} file @returns {Record<string, {version?: string, link?: boolean, optional?: boolean}> | undefined} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}
