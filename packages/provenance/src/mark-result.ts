import { callOnce } from "@kinora/process/child/open-child";
import type { ChildPlan } from "@kinora/process/child/start-child";
import type { MarkRequest } from "./mark-protocol.ts";

const HEAP_MEGABYTES = 384;
/** A film is held twice while it is signed; the largest accepted one has 700 MB. */
const MEMORY_MEGABYTES = 2_000;
/** Timeout in seconds for marking, which mostly reads and writes. */
const LONGEST = 300;

/**
 * Adds the recipe, the marking and the signature to the re-encoded files of a result from an
 * external model. Runs in its own process, so that the key is kept away from untrusted files and
 * from the network.
 */
export async function markResult(request: MarkRequest, signal: AbortSignal): Promise<void> {
  const key = process.env.SIGNING_KEY_FILE;
  const plan: ChildPlan = {
    name: "marker",
    module: new URL("./mark-child.ts", import.meta.url),
    environment: { SIGNING_KEY_FILE: key },
    heapMegabytes: HEAP_MEGABYTES,
    memoryMegabytes: MEMORY_MEGABYTES,
    reads: [request.directory, ...(key ? [key] : [])],
    writes: [request.directory],
  };
  await callOnce<MarkRequest, null>(plan, request, { signal, seconds: LONGEST });
}
