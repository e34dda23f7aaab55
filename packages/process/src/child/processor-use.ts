import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { childrenOf } from "./resident-memory.ts";

/** CPU use of a process and all its descendants. */
export interface ProcessorUse {
  /** CPU seconds so far. */
  readonly seconds: number;
  /** Whether one of their threads is running, or waits for a processor or a disk. */
  readonly wants: boolean;
}

/** /proc counts in hundredths of a second (USER_HZ, the same on every Linux). */
const TICKS = 100;
const WANTS = /^[RD]$/;

/** Returns null where there is no /proc, and for a process that has ended. */
export function processorUse(pid: number): ProcessorUse | null {
  const own = statusOf(`/proc/${pid}/stat`);
  if (own === null) return null;
  const others = childrenOf(pid).flatMap((child) => processorUse(child) ?? []);
  return {
    seconds: others.reduce((sum, { seconds }) => sum + seconds, own.seconds),
    wants:
      threadsOf(pid).some(({ state }) => WANTS.test(state)) || others.some(({ wants }) => wants),
  };
}

/**
 * Returns the CPU seconds of the child itself, without programs it started, which have their own
 * limits, and without the sandbox program around it. Null where there is no /proc, and for a
 * process that has ended.
 */
export function ownProcessorUse(pid: number): number | null {
  const own = statusOf(`/proc/${pid}/stat`);
  if (own === null) return null;
  const inside = childrenOf(pid).filter(isNode);
  return inside.reduce((sum, child) => sum + (ownProcessorUse(child) ?? 0), own.seconds);
}

function isNode(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === process.execPath;
  } catch {
    return false;
  }
}

function threadsOf(pid: number) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap(
      (thread) => statusOf(`/proc/${pid}/task/${thread}/stat`) ?? [],
    );
  } catch {
    return [];
  }
}

/**
 * proc(5): after the name in brackets come the state, ten numbers, and the ticks in user mode and
 * kernel mode.
 */
function statusOf(path: string): { readonly state: string; readonly seconds: number } | null {
  try {
    const line = readFileSync(path, "utf8");
    const [state = "", ...numbers] = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return { state, seconds: (Number(numbers[10]) + Number(numbers[11])) / TICKS };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}
