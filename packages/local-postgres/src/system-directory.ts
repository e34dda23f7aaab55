import { homedir } from "node:os";
import { join } from "node:path";

/**
 * A folder outside the repository for what cannot live inside it: programs and, for root, databases
 * below a folder that the Postgres user cannot enter.
 */
export function systemDirectory(currentUid: number | undefined = process.getuid?.()): string {
  return currentUid === 0 ? "/var/lib/kinora" : join(homedir(), ".cache", "kinora");
}
