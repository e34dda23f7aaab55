import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";

const othersMayEnter = 0o001;

/**
 * Returns whether a user who owns nothing here can reach `directory`, because every folder above
 * lets others in.
 */
export function isTraversableByOthers(directory: string): boolean {
  for (let at = resolve(directory); ; at = dirname(at)) {
    const folder = statSync(at, { throwIfNoEntry: false });
    if (folder && (folder.mode & othersMayEnter) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
