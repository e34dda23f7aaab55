import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds between two samples. */
const EVERY = 50;

/** Peak memory of all processes together, in megabytes. */
export interface MemoryPeak {
  readonly sum: number;
  /** The share of each process in the peak. */
  readonly parts: readonly number[];
}

/**
 * Returns a process's proportional share of memory in megabytes, which counts shared pages only
 * once, such as those of the copy of itself from which Node starts another program. 0 when it has
 * ended or the system does not report it.
 */
function shareOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Lists the children of all threads of a process, because the renderer starts ffmpeg from a
 * separate thread.
 */
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
 * Watches a process and all its descendants (Linux), except those in `without`. Call the returned
 * function to stop; it returns the peak.
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
