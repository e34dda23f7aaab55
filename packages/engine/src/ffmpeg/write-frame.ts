import type { FfmpegRun } from "./start-ffmpeg.ts";

/**
 * Writes one frame into ffmpeg and waits until it has room for the next one.
 * Rejects with ffmpeg's own reason when ffmpeg ends early.
 */
export async function writeFrame(run: FfmpegRun, frame: Uint8Array): Promise<void> {
  if (run.input.write(frame)) return;
  const drained = Promise.withResolvers<void>();
  run.input.once("drain", drained.resolve);
  try {
    const endedEarly = run.done.then(() => {
      throw new Error("ffmpeg ended before the last frame");
    });
    await Promise.race([drained.promise, endedEarly]);
  } finally {
    run.input.off("drain", drained.resolve);
  }
}
