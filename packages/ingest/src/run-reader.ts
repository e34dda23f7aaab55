import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { FileRefused } from "./file-refused.ts";
import { DECODERS } from "./film-codecs.ts";
import { TimeOver } from "./time-over.ts";

/** Largest single allocation of ffmpeg in bytes: several frames of 8K. */
const LARGEST_BLOCK = 512 * 1024 * 1024;
/** Messages of an ffmpeg that ended, or was stopped, because its time was over. */
const TIME_OVER = /^ffmpeg ended with (255|SIGXCPU|SIGKILL):/;
/** Matches errors on our side. A file can provoke them too, so callers must limit their retries. */
const OUR_FAULT = /No space left|Permission denied|Disk quota|No ffmpeg|ENOENT/i;

/**
 * Returns ffmpeg's arguments for an untrusted file: one demuxer, known decoders, files only, no
 * format probing.
 */
export function readerArguments(reader: string, source: string): string[] {
  return [
    ...["-max_alloc", String(LARGEST_BLOCK), "-threads", "2"],
    ...["-codec_whitelist", DECODERS.join(",")],
    ...["-f", reader, "-i", `file:${source}`],
  ];
}

/**
 * Runs ffmpeg on a file. A failure is the file's fault, unless the message names another cause.
 *
 * @param cpuSeconds CPU time and not wall-clock time, so that a busy machine does not shorten it
 * (not enforced on Windows)
 * @throws TimeOver; FileRefused UPLOAD_DAMAGED; any other error is ours
 */
export async function runReader(args: readonly string[], cpuSeconds: number): Promise<void> {
  const run = startFfmpeg(["-timelimit", String(Math.ceil(cpuSeconds)), ...args]);
  run.input.end();
  try {
    await run.done;
  } catch (error) {
    if (error instanceof Error && OUR_FAULT.test(error.message)) throw error;
    if (error instanceof Error && TIME_OVER.test(error.message))
      throw new TimeOver({ cause: error });
    throw new FileRefused("UPLOAD_DAMAGED", { cause: error });
  }
}
