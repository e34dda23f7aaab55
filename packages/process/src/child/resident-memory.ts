import { readdirSync, readFileSync } from "node:fs";

const PAGE_BYTES = 4_096;

/** Returns the resident bytes of a process and all its descendants; 0 where there is no /proc. */
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

/** Returns the child processes of a process, which are listed by the thread that started them. */
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
