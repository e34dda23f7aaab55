import { join } from "node:path";
import { UPLOAD_LEAST_SIDE } from "@kinora/contracts/limits";
import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import { scanFilm } from "@kinora/studio/safety/scan-film";
import { allowCpu } from "./allow-cpu.ts";
import { claimFilm, LONGEST_SIDE, TOLERANCE } from "./claim-film.ts";
import { FileRefused } from "./file-refused.ts";
import type { IngestRequest, IngestResult } from "./ingest-protocol.ts";
import { makeFilmCompanions } from "./make-film-companions.ts";
import { type FilmFacts, probeFilm, probePictureEnd } from "./probe-recording.ts";
import { readerArguments, runReader } from "./run-reader.ts";

const FASTEST_RATE = 30;
/** Maximum bits per second. */
const FILM_BITS = 8_000_000;
const SOUND_BITS = 160_000;
const SOUND_RATE = 48_000;
/** Factor for the container, and for deviations from the average bitrate. */
const SLACK = 1.25;
const BITS_A_BYTE = 8;

/**
 * Re-encodes a film as H.264 and AAC in an MP4 that plays while it loads, without location, names
 * or chapters.
 *
 * @throws FileRefused UPLOAD_CODEC_UNSUPPORTED, UPLOAD_TOO_LONG, UPLOAD_TOO_MANY_PIXELS,
 * UPLOAD_TOO_SMALL,
 *   UPLOAD_TOO_COSTLY, UPLOAD_DAMAGED; FileTooSlow
 */
export async function takeInFilm(
  { source, limits, directory, scan = SHIPPED_LIMITS }: IngestRequest,
  reader: string,
): Promise<IngestResult> {
  const claimed = await claimFilm(source, limits);
  const cpuSeconds = allowCpu(claimed.expectedCpu, limits.cpuSeconds);
  const film = join(directory, "clip.mp4");
  const seconds = limits.seconds + 2 * TOLERANCE;
  await runReader(filmArguments(source, reader, claimed, seconds, film), cpuSeconds);
  const found = await probeFilm(film);
  // Its frames may be of another shape than its container says.
  if (Math.min(found.width, found.height) < UPLOAD_LEAST_SIDE) {
    throw new FileRefused("UPLOAD_TOO_SMALL");
  }
  if (found.duration > limits.seconds + TOLERANCE) throw new FileRefused("UPLOAD_TOO_LONG");
  // Truncated in the middle; otherwise the missing part would be mistaken for the end.
  if (found.duration < claimed.duration * 0.9 - TOLERANCE) throw new FileRefused("UPLOAD_DAMAGED");
  const pictureEnd = await probePictureEnd(film);
  const companions = await makeFilmCompanions(film, found, pictureEnd, directory);
  const looks = await scanFilm({ path: film, seconds: pictureEnd }, scan);
  const { width, height, duration } = found;
  return {
    files: [
      { role: "main", name: "clip.mp4", mimeType: "video/mp4", width, height, duration },
      ...companions.files,
    ],
    thumbhash: companions.thumbhash,
    peaks: null,
    ...looks,
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
  const bytes = Math.ceil((SLACK * seconds * (FILM_BITS + SOUND_BITS)) / BITS_A_BYTE);
  return [
    ...readerArguments(reader, source),
    ...["-map", "0:v:0", "-map", "0:a:0?", "-sn", "-dn", "-t", String(seconds)],
    ...["-fs", String(bytes)],
    ...["-vf", `fps=${fps},${fit},setsar=1,format=yuv420p`],
    ...["-c:v", "libx264", "-profile:v", "high", "-preset", "veryfast", "-crf", "21"],
    ...["-maxrate", String(FILM_BITS), "-bufsize", String(2 * FILM_BITS), "-pix_fmt", "yuv420p"],
    // Limited by samples, because timestamps may be wrong.
    ...["-af", `aresample=${SOUND_RATE},atrim=end_sample=${SOUND_RATE * seconds}`],
    ...["-c:a", "aac", "-b:a", String(SOUND_BITS), "-ac", "2"],
    ...["-map_metadata", "-1", "-map_chapters", "-1", "-metadata:s:v", "encoder=Kinora"],
    ...["-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"],
    ...["-movflags", "+faststart", "-f", "mp4", output],
  ];
}
