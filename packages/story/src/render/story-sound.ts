import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { SAMPLE_RATE } from "@kinora/studio/sound/stereo";

/** Waveform columns per second on the storyboard's timeline. */
const PEAKS_A_SECOND = 20;

/** Peak level of a voice in each column, 0..255. */
export function voicePeaks(samples: Float32Array, sampleRate: number): number[] {
  const count = Math.max(1, Math.round((samples.length / sampleRate) * PEAKS_A_SECOND));
  const step = samples.length / count;
  return Array.from({ length: count }, (_, column) => {
    let peak = 0;
    const end = Math.min(samples.length, Math.round((column + 1) * step));
    for (let index = Math.round(column * step); index < end; index += 1)
      peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    return Math.min(255, Math.round(peak * 255));
  });
}

/** Writes a voice as WAV: 16 bits, 48 kHz, mono, resampled by ffmpeg. */
export async function writeVoice(
  samples: Float32Array,
  sampleRate: number,
  output: string,
  signal?: AbortSignal,
): Promise<void> {
  const run = startFfmpeg(
    [
      ...["-f", "f32le", "-ar", String(sampleRate), "-ac", "1", "-i", "pipe:0"],
      ...["-ar", String(SAMPLE_RATE), "-c:a", "pcm_s16le", "-map_metadata", "-1"],
      ...["-fflags", "+bitexact", "-flags:a", "+bitexact", "-f", "wav", output],
    ],
    { signal },
  );
  run.input.end(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
  await run.done;
}

/** Reads a recording as mono samples at `sampleRate`. Rejects when ffmpeg cannot read it. */
export async function readRecording(path: string, sampleRate: number): Promise<Float32Array> {
  const run = startFfmpeg(
    [
      ...["-nostdin", "-i", path, "-vn", "-ac", "1"],
      ...["-ar", String(sampleRate), "-f", "f32le", "pipe:1"],
    ],
    { piped: true },
  );
  run.input.end();
  const chunks: Buffer[] = [];
  for await (const chunk of run.output ?? []) chunks.push(chunk);
  await run.done.catch((cause: unknown) => {
    throw new Error("The recording cannot be read", { cause });
  });
  const all = Buffer.concat(chunks);
  return new Float32Array(all.buffer.slice(all.byteOffset, all.byteOffset + all.byteLength));
}
