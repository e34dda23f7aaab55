import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether node_modules holds what the lock file asks for. Contents are compared, not times: a clone,
 * a copy or a touched file must not cause an installation.
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
    // An optional package may be missing: it is for another platform.
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
