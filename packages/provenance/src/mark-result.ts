import { callOnce } from "@kinora/process/child/open-child";
import type { ChildPlan } from "@kinora/process/child/start-child";
import type { MarkRequest } from "./mark-protocol.ts";

const HEAP_MEGABYTES = 384;
/** A film is held twice while it is signed; the longest that is taken in has 700 MB. */
const MEMORY_MEGABYTES = 2_000;
/** Seconds that marking may take: most of it is reading and writing. */
const LONGEST = 300;

/**
 * Puts the recipe, the marking and the signature into the files of a result that somebody else's model made, once they
 * were encoded anew. In a process of its own: the key is not where strangers' files are opened, nor where the network is.
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
