import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Returns a folder outside the repository for programs and, for root, databases that would
 * otherwise be below a folder that the Postgres user cannot enter.
 */
export function systemDirectory(currentUid: number | undefined = process.getuid?.()): string {
  return currentUid === 0 ? "/var/lib/kinora" : join(homedir(), ".cache", "kinora");
}
