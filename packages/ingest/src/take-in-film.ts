import { join } from "node:path";
import { UPLOAD_LEAST_SIDE } from "@kinora/contracts/limits";
import { sampleFilm } from "@kinora/studio/safety/sample-film";
import { type PictureScan, scanPicture } from "@kinora/studio/safety/scan-picture";
import { worst } from "@kinora/studio/safety/verdict";
import { FileRefused } from "./file-refused.ts";
import type { IntakeRequest, IntakeResult } from "./intake-protocol.ts";
import { makeFilmCompanions } from "./make-film-companions.ts";
import { type FilmFacts, probeFilm } from "./probe-recording.ts";
import { readerArguments, runReader } from "./run-reader.ts";

/** Longest side that is kept, pixels. */
const LONGEST_SIDE = 1_920;
const FASTEST_RATE = 30;
/** Pixels of a frame beyond which no camera of a person goes: 8K. */
const LARGEST_FRAME = 7_680 * 4_320;
/** Frames of a film that are looked at. */
const SAMPLES = 8;
/** Seconds by which a container may be wrong about its length. */
const TOLERANCE = 1;

/**
 * Decodes a film and encodes it anew: H.264 and AAC in an MP4 that plays while it loads, without place,
 * names or chapters.
 *
 * @throws FileRefused UPLOAD_TOO_LONG, UPLOAD_TOO_MANY_PIXELS, UPLOAD_TOO_SMALL, UPLOAD_DAMAGED
 */
export async function takeInFilm(
  { source, limits, directory }: IntakeRequest,
  reader: string,
): Promise<IntakeResult> {
  const claimed = await probeFilm(source);
  if (claimed.width * claimed.height > LARGEST_FRAME) {
    throw new FileRefused("UPLOAD_TOO_MANY_PIXELS");
  }
  if (Math.min(claimed.width, claimed.height) < UPLOAD_LEAST_SIDE) {
    throw new FileRefused("UPLOAD_TOO_SMALL");
  }
  if (claimed.duration > limits.seconds + TOLERANCE) throw new FileRefused("UPLOAD_TOO_LONG");
  const film = join(directory, "clip.mp4");
  await runReader(filmArguments(source, reader, claimed, limits.seconds + 2 * TOLERANCE, film));
  const found = await probeFilm(film);
  if (found.duration > limits.seconds + TOLERANCE) throw new FileRefused("UPLOAD_TOO_LONG");
  // Cut off in the middle: what is missing at the end would be taken for the end.
  if (found.duration < claimed.duration * 0.9 - TOLERANCE) throw new FileRefused("UPLOAD_DAMAGED");
  const companions = await makeFilmCompanions(film, found, directory);
  const scans: PictureScan[] = [];
  for (const picture of await sampleFilm(film, found.duration, SAMPLES)) {
    scans.push(await scanPicture(picture));
  }
  const { width, height, duration } = found;
  return {
    files: [
      { role: "main", name: "clip.mp4", mimeType: "video/mp4", width, height, duration },
      ...companions.files,
    ],
    thumbhash: companions.thumbhash,
    peaks: null,
    verdict: worst(scans.map(({ verdict }) => verdict)),
    scores: scans.map(({ scores }) => scores),
  };
}

function filmArguments(
  source: string,
  reader: string,
  { rate }: FilmFacts,
  seconds: number,
  output: string,
): string[] {
  const fit = `scale=w='min(${LONGEST_SIDE},iw)':h='min(${LONGEST_SIDE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
  const fps = Math.min(FASTEST_RATE, Math.round(rate * 1_000) / 1_000);
  return [
    ...readerArguments(reader, source),
    ...["-map", "0:v:0", "-map", "0:a:0?", "-sn", "-dn", "-t", String(seconds)],
    ...["-vf", `fps=${fps},${fit},setsar=1,format=yuv420p`],
    ...["-c:v", "libx264", "-profile:v", "high", "-preset", "veryfast", "-crf", "21"],
    ...["-maxrate", "8M", "-bufsize", "16M", "-pix_fmt", "yuv420p"],
    ...["-c:a", "aac", "-b:a", "160k", "-ar", "48000", "-ac", "2"],
    ...["-map_metadata", "-1", "-map_chapters", "-1", "-metadata:s:v", "encoder=Kinora"],
    ...["-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"],
    ...["-movflags", "+faststart", "-f", "mp4", output],
  ];
}
