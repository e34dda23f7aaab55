import { readdirSync, readFileSync } from "node:fs";

/** Exit code of a process that took too much. */
export const TOO_MUCH_MEMORY = 70;

const LOOK_MS = 100;
const PAGE_BYTES = 4_096;

/**
 * Ends this process, and with it what it started, when both together hold more memory than this.
 * Decoding happens off this thread, so the timer runs while it does. (Children are counted on Linux.)
 *
 * @param bytes resident memory
 */
export function guardMemory(bytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() + residentOfChildren() > bytes) process.exit(TOO_MUCH_MEMORY);
  }, LOOK_MS).unref();
}

function residentOfChildren(): number {
  let sum = 0;
  for (const child of childrenOf(process.pid)) {
    try {
      const [, resident = "0"] = readFileSync(`/proc/${child}/statm`, "utf8").split(" ");
      sum += Number(resident) * PAGE_BYTES;
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}

/** A process is listed by the thread that started it. */
function childrenOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
    );
  } catch {
    return [];
  }
}
