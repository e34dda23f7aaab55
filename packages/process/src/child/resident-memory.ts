import { readdirSync, readFileSync } from "node:fs";

const PAGE_BYTES = 4_096;

/** Bytes that a process and everything it started hold in memory. 0 where there is no /proc. */
export function residentMemory(pid: number): number {
  let sum = residentOf(pid);
  for (const child of childrenOf(pid)) sum += residentMemory(child);
  return sum;
}

function residentOf(pid: number): number {
  try {
    const [, resident = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
    return Number(resident) * PAGE_BYTES;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** Processes that a process started. (Each is listed by the thread that did.) */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8")
        .split(" ")
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return [];
  }
}
