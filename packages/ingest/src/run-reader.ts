import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { FileRefused } from "./file-refused.ts";
import { DECODERS } from "./film-codecs.ts";
import { TimeOver } from "./time-over.ts";

/** Largest single piece of memory ffmpeg may take, bytes: several frames of 8K. */
const LARGEST_BLOCK = 512 * 1024 * 1024;
/** How ffmpeg ends, or is ended, when its time is over. */
const TIME_OVER = /^ffmpeg ended with (255|SIGXCPU|SIGKILL):/;
/** What a file can make it say too: whoever believes it must not do so for ever. */
const OUR_FAULT = /No space left|Permission denied|Disk quota|No ffmpeg|ENOENT/i;

/** Arguments with which ffmpeg opens a stranger's file: one reader, known decoders, files only, no second guesses. */
export function readerArguments(reader: string, source: string): string[] {
  return [
    ...["-max_alloc", String(LARGEST_BLOCK), "-threads", "2"],
    ...["-codec_whitelist", DECODERS.join(",")],
    ...["-f", reader, "-i", `file:${source}`],
  ];
}

/**
 * Runs ffmpeg over a file. What it cannot read is the file's fault unless it says otherwise.
 *
 * @param cpuSeconds of a processor, not of a clock: a machine busy with other things does not make them fewer (on
 *   Windows nobody counts them)
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
