import { open, stat } from "node:fs/promises";
import type { ByteSource } from "@kinora/contracts/provenance/byte-source";
import { findMp4Xmp } from "@kinora/contracts/provenance/find-mp4-xmp";
import { FIT_AUDIO_RATE, type FitPlan } from "@kinora/contracts/publication/fit-media";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { writeXmpBox } from "@kinora/provenance/xmp-box";
import { REPRODUCIBLE, VIDEO_CODEC } from "./film-arguments.ts";

/** Bits a second of the sound. */
const SOUND = 160_000;

export interface FilmToFit {
  readonly source: string;
  readonly output: string;
  readonly plan: FitPlan & { readonly film: NonNullable<FitPlan["film"]> };
}

/**
 * Writes a film anew as planned: the part around its middle, scaled, until a second, as H.264 and
 * AAC. It keeps the marking that says how it was made.
 *
 * @throws when the source is no film, or the signal aborts
 */
export async function fitFilm({ source, output, plan }: FilmToFit, signal: AbortSignal) {
  const { crop, size, film } = plan;
  const { seconds, framesPerSecond, bitrate } = film;
  const chain = [
    ...(crop ? [`crop=${crop.width}:${crop.height}`] : []),
    ...[`scale=${size.width}:${size.height}:flags=lanczos`, "setsar=1"],
    ...(framesPerSecond === null ? [] : [`fps=${framesPerSecond}`]),
    "format=yuv420p",
  ];
  const pictures = Math.max(100_000, bitrate - SOUND);
  const run = startFfmpeg(
    [
      ...["-i", source, "-t", `${seconds}`, "-map", "0:v:0", "-map", "0:a:0?"],
      ...["-vf", chain.join(","), ...VIDEO_CODEC, "-preset", "veryfast", "-crf", "20"],
      ...["-maxrate", `${pictures}`, "-bufsize", `${pictures}`],
      ...["-c:a", "aac", "-b:a", `${SOUND}`, "-ar", `${FIT_AUDIO_RATE}`, "-ac", "2"],
      ...["-movflags", "+faststart", ...REPRODUCIBLE, "-f", "mp4", output],
    ],
    { signal },
  );
  run.input.end();
  await run.done;
  await copyMarking(source, output);
}

/** Appends the marking of one film to another; one without stays without. */
async function copyMarking(from: string, to: string): Promise<void> {
  const source = await open(from);
  try {
    const { size } = await stat(from);
    const packet = await findMp4Xmp(fileSource(source, size));
    if (packet === null) return;
    const target = await open(to, "a");
    try {
      await target.appendFile(writeXmpBox(packet));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const fileSource = (file: Awaited<ReturnType<typeof open>>, size: number): ByteSource => ({
  size,
  async read(first, last) {
    const bytes = Buffer.alloc(Math.max(0, last - first));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, first);
    return bytes.subarray(0, bytesRead);
  },
});
