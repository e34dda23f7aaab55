import { stat } from "node:fs/promises";
import { INTAKE_REFUSALS, type UploadKind } from "@kinora/contracts/upload/upload";
import { ChildFailed } from "@kinora/process/child/child-failed";
import { callOnce } from "@kinora/process/child/open-child";
import type { ChildPlan } from "@kinora/process/child/start-child";
import { FileRefused } from "./file-refused.ts";
import { FileTooSlow } from "./file-too-slow.ts";
import { type IngestRequest, type IngestResult, readTooSlow } from "./ingest-protocol.ts";

/**
 * Seconds of wall-clock time after which a file is refused as too costly, per kind. Its CPU limit
 * follows from its claims (allow-cpu.ts) and stops it much earlier, unless the machine is busy.
 */
const TIME_LIMITS: Readonly<Record<UploadKind, number>> = { image: 300, audio: 900, video: 3_600 };
/**
 * CPU seconds of the process itself, without ffmpeg: 50 megapixels take 7 on an ordinary machine, a
 * long film's packet table and the scan of its frames 10. A small recording has a short table and
 * takes 2.
 */
const OWN_CPU = 60;
const OWN_CPU_OF_SHORT = 10;
/**
 * CPU seconds per second of film for scanning its frames, one of which is scanned twice when in
 * doubt.
 */
const LOOKING = 0.5;
const BYTES_A_SECOND = 5_000_000;
/** CPU seconds for starting the process. */
const STARTING = 4;
/** Drawn pictures that users wait for come first, then photos; a film takes minutes in any case. */
const NICENESS: Readonly<Record<UploadKind, number>> = { image: 3, audio: 5, video: 8 };
/** Megabytes of JavaScript heap; pictures and films are held outside it. */
const HEAP_MEGABYTES = 384;
/** Megabytes of the process and its ffmpeg together: several frames of 8K. */
const MEMORY_MEGABYTES = 1_500;

/**
 * Ingests a file in its own process, with limits on time and memory.
 *
 * @throws FileRefused when the file is at fault, FileTooSlow, the signal's reason when it is
 * aborted; any other error:
 *   the process died or failed, because of the file or something else
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
  // A film that was ingested earlier is trusted.
  if (task === "dress") return undefined;
  const { size } = await stat(source);
  const table = kind === "image" ? OWN_CPU : OWN_CPU_OF_SHORT + size / BYTES_A_SECOND;
  const looking = kind === "video" ? limits.seconds * LOOKING : 0;
  const most = Math.min(table, OWN_CPU) + looking;
  return STARTING + Math.ceil(Math.min(most, limits.cpuSeconds ?? most));
}

/** A child that reports anything else was compromised by the file that it opened. */
function refuseFile(reason: string, { limits }: IngestRequest): Error {
  const needed = readTooSlow(reason);
  if (needed !== null && limits.cpuSeconds !== undefined) return new FileTooSlow(needed);
  const code = INTAKE_REFUSALS.find((each) => each === reason);
  return code === undefined
    ? new Error("The ingest refused without a reason")
    : new FileRefused(code);
}
