import { callOnce } from "@kinora/process/child/open-child";
import type { ChildPlan } from "@kinora/process/child/start-child";
import type { Heard, HearRequest } from "./hear-protocol.ts";

const PLAN: ChildPlan = {
  name: "recogniser",
  module: new URL("./hear-child.ts", import.meta.url),
  heapMegabytes: 1_024,
  memoryMegabytes: 3_000,
  sendsArrays: true,
};
/** Timeout in seconds: many times what the longest recording takes on WebAssembly. */
const SECONDS = 900;

/**
 * Transcribes a recording in its own process. @throws Error when the recogniser fails or is not
 * installed
 */
export function runHearing(
  request: HearRequest,
  onProgress?: (share: number) => void,
): Promise<Heard> {
  return callOnce<HearRequest, Heard, number>(PLAN, request, { seconds: SECONDS, onProgress });
}
