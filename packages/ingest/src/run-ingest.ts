import { stat } from "node:fs/promises";
import { INTAKE_REFUSALS, type UploadKind } from "@kinora/contracts/upload/upload";
import { ChildFailed } from "@kinora/process/child/child-failed";
import { callOnce } from "@kinora/process/child/open-child";
import type { ChildPlan } from "@kinora/process/child/start-child";
import { FileRefused } from "./file-refused.ts";
import { FileTooSlow } from "./file-too-slow.ts";
import { type IngestRequest, type IngestResult, readTooSlow } from "./ingest-protocol.ts";

/**
 * Seconds of the clock after which a file is refused as too costly, per kind. What it may take of a processor follows
 * from what it is (allow-cpu.ts) and ends it long before, unless the machine is busy with other things.
 */
const TIME_LIMITS: Readonly<Record<UploadKind, number>> = { image: 300, audio: 900, video: 3_600 };
/**
 * Seconds of a processor that the process itself may take, beside ffmpeg: 50 megapixels take 7 on an ordinary machine,
 * a long film's table of packets and what is looked at of it 10. A recording of few bytes has a short table: it takes 2.
 */
const OWN_CPU = 60;
const OWN_CPU_OF_SHORT = 10;
/** Of a film of the longest kind, a second: its frames are looked at, one of them in two ways where there is a doubt. */
const LOOKING = 0.5;
const BYTES_A_SECOND = 5_000_000;
/** Seconds of a processor until it has begun. */
const STARTING = 4;
/** Whoever waits for a picture that is drawn goes first, then for a photo; a film takes minutes in any case. */
const NICENESS: Readonly<Record<UploadKind, number>> = { image: 3, audio: 5, video: 8 };
/** Megabytes of JavaScript's own memory; pictures and films are held outside it. */
const HEAP_MEGABYTES = 384;
/** Of it and its ffmpeg together: several frames of 8K. */
const MEMORY_MEGABYTES = 1_500;

/**
 * Takes a file in, in a process of its own with limits on time and memory.
 *
 * @throws FileRefused when the file is at fault, FileTooSlow, the signal's reason when it is aborted; any other error:
 *   the process died or failed, of the file or of something else
 */
export async function runIngest(
  request: IngestRequest,
  signal: AbortSignal,
): Promise<IngestResult> {
  const plan: ChildPlan = {
    name: "ingest",
    module: new URL("./ingest-child.ts", import.meta.url),
    niceness: NICENESS[request.kind],
    heapMegabytes: HEAP_MEGABYTES,
    memoryMegabytes: MEMORY_MEGABYTES,
    reads: [request.source],
    writes: [request.directory],
    starts: true,
  };
  const options = {
    signal,
    seconds: TIME_LIMITS[request.kind],
    cpuSeconds: await ownCpuOf(request),
  };
  try {
    return await callOnce<IngestRequest, IngestResult>(plan, request, options, (reason) =>
      refuseFile(reason, request),
    );
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
    if (error.kind === "died") throw error;
    const { cpuSeconds } = request.limits;
    if (error.kind !== "memory" && cpuSeconds !== undefined) throw new FileTooSlow(2 * cpuSeconds);
    throw new FileRefused("UPLOAD_TOO_COSTLY", { cause: error });
  }
}

async function ownCpuOf({
  task,
  kind,
  source,
  limits,
}: IngestRequest): Promise<number | undefined> {
  // What was taken in is ours.
  if (task === "dress") return undefined;
  const { size } = await stat(source);
  const table = kind === "image" ? OWN_CPU : OWN_CPU_OF_SHORT + size / BYTES_A_SECOND;
  const looking = kind === "video" ? limits.seconds * LOOKING : 0;
  const most = Math.min(table, OWN_CPU) + looking;
  return STARTING + Math.ceil(Math.min(most, limits.cpuSeconds ?? most));
}

/** A child that says anything else was taken over by the file it opened. */
function refuseFile(reason: string, { limits }: IngestRequest): Error {
  const needed = readTooSlow(reason);
  if (needed !== null && limits.cpuSeconds !== undefined) return new FileTooSlow(needed);
  const code = INTAKE_REFUSALS.find((each) => each === reason);
  return code === undefined
    ? new Error("The ingest refused without a reason")
    : new FileRefused(code);
}
