import { readFileSync } from "node:fs";

/** Clock ticks per second in /proc on every Linux. */
const TICKS = 100;

/**
 * Returns the processor seconds of a process and of those of its children that have ended; this
 * process by default. Null where there is no /proc. Hardly affected by other load on the machine.
 */
export function processorSeconds(pid: number | "self" = "self"): number | null {
  if (process.platform !== "linux") return null;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  // utime, stime, cutime, cstime
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}
