import { KEEP_MEMORY } from "@kinora/process/child/keep-memory";
import type { Permissions } from "@kinora/process/child/node-flags";
import type { ChildPlan } from "@kinora/process/child/start-child";

/** Where the files of requests lie, which are told one after the other when the child has long started. */
export type WorkFolders = Pick<Permissions, "reads" | "writes">;

/** For our own tools and whoever runs them; the worker names its folders. */
export const ANYWHERE: WorkFolders = { reads: "anything", writes: "anything" };

/** Niceness of what nobody waits for: it runs only when nothing else wants to. */
export const QUIET = 19;

/** Four times what the largest film takes; on WebAssembly a photo's film takes half as much again. */
const MEMORY_MEGABYTES = 3_000;
const HEAP_MEGABYTES = 2_048;

/**
 * How a renderer's child is started: it is handed the place of the key that results are signed with, the only secret
 * any child needs.
 *
 * @param warm it loads everything at once, for a job to come; else each step's part with the step
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
