import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { FileRefused } from "./file-refused.ts";

/** Largest single piece of memory ffmpeg may take, bytes: several frames of 8K. */
const LARGEST_BLOCK = 512 * 1024 * 1024;
const OUR_FAULT = /No space left|Permission denied|Disk quota|Cannot allocate|No ffmpeg|ENOENT/i;

/** Arguments with which ffmpeg opens a stranger's file: one reader, files only, no second guesses. */
export function readerArguments(reader: string, source: string): string[] {
  return [
    ...["-max_alloc", String(LARGEST_BLOCK), "-threads", "2"],
    ...["-f", reader, "-i", `file:${source}`],
  ];
}

/**
 * Runs ffmpeg over a file. What it cannot read is the file's fault unless it says otherwise.
 *
 * @throws FileRefused UPLOAD_DAMAGED; any other error is ours
 */
export async function runReader(args: readonly string[]): Promise<void> {
  const run = startFfmpeg(args);
  run.input.end();
  try {
    await run.done;
  } catch (error) {
    if (error instanceof Error && OUR_FAULT.test(error.message)) throw error;
    throw new FileRefused("UPLOAD_DAMAGED", { cause: error });
  }
}
