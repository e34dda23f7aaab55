import { readFileSync } from "node:fs";

/** Ticks a second of /proc, on every Linux. */
const TICKS = 100;

/**
 * Processor seconds that a process and those of its children that have ended have worked, this one unless
 * another is named; null where there is no /proc. They hardly depend on what else the machine has to do.
 */
export function processorSeconds(pid: number | "self" = "self"): number | null {
  if (process.platform !== "linux") return null;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  // utime, stime, cutime, cstime
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}
