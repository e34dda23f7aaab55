import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";

/** Samples sent to ffmpeg at once. */
const BLOCK = SAMPLE_RATE;

/** Encodes a sound as lossless FLAC of 24 bits. Level 2 is twice as fast as 5 and 3 % larger. */
export async function encodeFlac(
  { left, right }: Stereo,
  title: string,
  output: string,
): Promise<void> {
  const run = startFfmpeg([
    ...["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2", "-i", "pipe:0"],
    ...["-c:a", "flac", "-compression_level", "2", "-sample_fmt", "s32"],
    ...["-bits_per_raw_sample", "24", "-metadata", `title=${title}`],
    ...["-fflags", "+bitexact", "-flags:a", "+bitexact", "-f", "flac", output],
  ]);
  for (let from = 0; from < left.length; from += BLOCK) {
    const count = Math.min(BLOCK, left.length - from);
    const frames = new Float32Array(count * 2);
    for (let index = 0; index < count; index += 1) {
      frames[index * 2] = left[from + index] ?? 0;
      frames[index * 2 + 1] = right[from + index] ?? 0;
    }
    const room = run.input.write(Buffer.from(frames.buffer));
    if (!room) {
      const drained = new Promise((resolve) => run.input.once("drain", resolve));
      // If ffmpeg has died, its input never drains; its own promise reports the reason.
      await Promise.race([drained, run.done]);
    }
  }
  run.input.end();
  await run.done;
}
