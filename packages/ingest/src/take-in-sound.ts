import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { allowCpu } from "./allow-cpu.ts";
import { claimSound } from "./claim-sound.ts";
import { FileRefused } from "./file-refused.ts";
import type { IngestRequest, IngestResult } from "./ingest-protocol.ts";
import { readerArguments, runReader } from "./run-reader.ts";

/** Samples per second that suffice for a waveform. */
const RATE = 8_000;
const BYTES_A_SAMPLE = 2;
const FULL_SCALE = 32_768;
const SLICES = 200;
/** Minimum duration in seconds of an audible recording. */
const SHORTEST = 0.1;
const TOLERANCE = 1;
const BITS_A_SECOND = 192_000;
/** Factor for the container. */
const SLACK = 1.05;
const BITS_A_BYTE = 8;

/**
 * Re-encodes a recording as MP3, without pictures, names or locations, and measures its waveform.
 *
 * @throws FileRefused UPLOAD_TOO_LONG, UPLOAD_TOO_COSTLY, UPLOAD_DAMAGED; FileTooSlow
 */
export async function takeInSound(
  { source, limits, directory }: IngestRequest,
  reader: string,
): Promise<IngestResult> {
  const sound = join(directory, "sound.mp3");
  const samples = join(directory, "samples.raw");
  const { expectedCpu } = await claimSound({ source, reader }, limits);
  const cpuSeconds = allowCpu(expectedCpu, limits.cpuSeconds);
  await runReader(
    soundArguments(source, reader, limits.seconds + 2 * TOLERANCE, sound),
    cpuSeconds,
  );
  await runReader(
    ["-f", "mp3", "-i", sound, "-ac", "1", "-ar", String(RATE), "-f", "s16le", samples],
    cpuSeconds,
  );
  const pcm = await readFile(samples);
  await rm(samples);
  const duration = pcm.length / BYTES_A_SAMPLE / RATE;
  if (duration < SHORTEST) throw new FileRefused("UPLOAD_DAMAGED");
  if (duration > limits.seconds + TOLERANCE) throw new FileRefused("UPLOAD_TOO_LONG");
  return {
    files: [
      {
        role: "main",
        name: "sound.mp3",
        mimeType: "audio/mpeg",
        width: null,
        height: null,
        duration,
      },
    ],
    thumbhash: null,
    peaks: measurePeaks(pcm),
    // A recording has no pictures to scan.
    verdict: "clean",
    ...{ scores: [], times: null, looked: 0 },
  };
}

function soundArguments(source: string, reader: string, seconds: number, output: string): string[] {
  const bytes = Math.ceil((SLACK * seconds * BITS_A_SECOND) / BITS_A_BYTE);
  return [
    ...readerArguments(reader, source),
    ...["-map", "0:a:0", "-t", String(seconds), "-map_metadata", "-1"],
    // Its length is determined by its samples, because the timestamps of its packets may be wrong.
    ...["-af", "asetpts=N/SR/TB", "-fs", String(bytes)],
    ...["-fflags", "+bitexact", "-flags:a", "+bitexact"],
    ...["-c:a", "libmp3lame", "-b:a", String(BITS_A_SECOND), "-ar", "48000", "-ac", "2"],
    ...["-f", "mp3", output],
  ];
}

/** Returns the peak of each of 200 slices, 0..1 with two decimal places. */
function measurePeaks(pcm: Buffer): number[] {
  const count = Math.floor(pcm.length / BYTES_A_SAMPLE);
  return Array.from({ length: SLICES }, (_, slice) => {
    const from = Math.floor((slice * count) / SLICES);
    const to = Math.max(from + 1, Math.floor(((slice + 1) * count) / SLICES));
    let peak = 0;
    for (let index = from; index < Math.min(to, count); index += 1) {
      peak = Math.max(peak, Math.abs(pcm.readInt16LE(index * BYTES_A_SAMPLE)));
    }
    return Math.round((peak / FULL_SCALE) * 100) / 100;
  });
}
