import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds between two looks. */
const EVERY = 50;

/** What processes held together at the worst moment, in megabytes. */
export interface MemoryPeak {
  readonly sum: number;
  /** How the sum was made up, process by process. */
  readonly parts: readonly number[];
}

/**
 * A process's share of the memory it uses, in megabytes: what several use is counted once in all, as the
 * copy of itself that Node starts another program from. 0 when it has gone or the system does not tell.
 */
function shareOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Children of every thread of a process: the renderer starts ffmpeg from a thread of its own. */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8")
        .split(" ")
        .filter((each) => each.trim() !== "")
        .map(Number),
    );
  } catch {
    return [];
  }
}

const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];

/**
 * Watches a process and all it starts (Linux), but for those in `without`. Call the answer to stop; it
 * tells the peak.
 */
export function watchMemory(root: number, without: readonly number[]): () => MemoryPeak {
  let peak: MemoryPeak = { sum: 0, parts: [] };
  const look = () => {
    const parts = treeOf(root)
      .filter((pid) => !without.includes(pid))
      .map(shareOf);
    const sum = parts.reduce((total, part) => total + part, 0);
    if (sum > peak.sum) peak = { sum, parts };
  };
  const timer = setInterval(look, EVERY);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
