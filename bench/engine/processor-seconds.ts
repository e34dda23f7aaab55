import { readFileSync } from "node:fs";

/** Ticks a second of /proc, on every Linux. */
const TICKS = 100;

/**
 * Processor seconds that this process and those of its children that have ended have worked; null where
 * there is no /proc. They hardly depend on what else the machine has to do.
 */
export function processorSeconds(): number | null {
  if (process.platform !== "linux") return null;
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
  // utime, stime, cutime, cstime
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}
