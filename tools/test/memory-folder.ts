import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "@kinora/local-postgres/living-process";

/** Memory that Linux offers as a folder. */
const SHARED_MEMORY = "/dev/shm";
const PREFIX = "kinora-tests-";
/** Free bytes without which the temporary files of all tests stay on the disk. */
const ENOUGH = 8 * 2 ** 30;

/**
 * Creates a folder in memory for the temporary files of this process. A test database has more than
 * a thousand files, and on some disks each takes a millisecond to create. Null where memory is
 * scarce or is no folder.
 */
export function memoryFolder(): string | null {
  if (!isUsable()) return null;
  removeLeftovers();
  const folder = join(SHARED_MEMORY, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Root's Postgres runs as another user, who must be able to traverse the folder.
  chmodSync(folder, 0o711);
  return folder;
}

function isUsable(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    const mount = readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .map((line) => line.split(" "))
      .find(([, at]) => at === SHARED_MEMORY);
    // Tests also run programs from their folders.
    const runs = mount !== undefined && !mount[3]?.split(",").includes("noexec");
    return runs && Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH;
  } catch {
    return false;
  }
}

/** Removes folders of killed processes, whose ids are in the names. */
function removeLeftovers(): void {
  for (const name of readdirSync(SHARED_MEMORY).filter((entry) => entry.startsWith(PREFIX)))
    if (!isAlive(Number(name.slice(PREFIX.length))))
      rmSync(join(SHARED_MEMORY, name), { recursive: true, force: true });
}
