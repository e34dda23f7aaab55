import { KEEP_MEMORY } from "@kinora/process/child/keep-memory";
import type { Permissions } from "@kinora/process/child/node-flags";
import type { ChildPlan } from "@kinora/process/child/start-child";

/** Folders with the files of requests, which arrive one by one after the child has started. */
export type WorkFolders = Pick<Permissions, "reads" | "writes">;

/** For our own tools and their users; the worker passes its folders. */
export const ANYWHERE: WorkFolders = { reads: "anything", writes: "anything" };

/** Niceness of background work, which runs only when the processor is otherwise idle. */
export const QUIET = 19;

/**
 * Four times the need of the largest film; on WebAssembly a photo's film needs half as much again.
 */
const MEMORY_MEGABYTES = 3_000;
const HEAP_MEGABYTES = 2_048;

/**
 * Plans how a renderer's child is started. It receives the path of the signing key, the only secret
 * any child needs.
 *
 * @param warm true to load everything at start, for a future job; otherwise each step loads its own
 * part
 */
export function planRenderer(
  { reads = [], writes = [] }: WorkFolders,
  niceness: number,
  warm: boolean,
): ChildPlan {
  const key = process.env.SIGNING_KEY_FILE;
  return {
    name: "renderer",
    module: new URL("./render-child.ts", import.meta.url),
    args: warm ? ["warm"] : [],
    environment: { ...KEEP_MEMORY, SIGNING_KEY_FILE: key },
    niceness,
    heapMegabytes: HEAP_MEGABYTES,
    memoryMegabytes: MEMORY_MEGABYTES,
    reads: reads === "anything" || !key ? reads : [...reads, key],
    writes,
    starts: true,
    sweeps: true,
  };
}
