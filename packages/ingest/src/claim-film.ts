import { UPLOAD_LEAST_SIDE } from "@kinora/contracts/limits";
import { FileRefused } from "./file-refused.ts";
import type { IntakeLimits } from "./intake-protocol.ts";
import { countFrames, type FilmFacts, probeFilm } from "./probe-recording.ts";

/** Pixels of a frame beyond which no camera of a person goes: 8K. */
const LARGEST_FRAME = 7_680 * 4_320;
/** Frames a second beyond which no camera of a person goes: slow motion of a phone. */
const FASTEST_CAMERA = 240;
/** Pixels a second of the costliest film that may have the full length: 4K, 60 frames a second. */
const MOST_PIXELS_A_SECOND = 3_840 * 2_160 * 60;
/** Seconds by which a container may be wrong about its length. */
export const TOLERANCE = 1;

/** Seconds of a processor: each second of ours to encode, and the pixels to decode. */
const ENCODING_A_SECOND = 1;
const PIXELS_DECODED_A_SECOND = 300e6;

export interface FilmClaim extends FilmFacts {
  /** Seconds of a processor that it takes on an ordinary machine if all of this is true. */
  readonly expectedCpu: number;
}

/**
 * What a stranger's film says of itself, by its table of packets: nothing of it is decoded.
 *
 * @throws FileRefused UPLOAD_DAMAGED, UPLOAD_TYPE_UNSUPPORTED, UPLOAD_TOO_MANY_PIXELS, UPLOAD_TOO_SMALL,
 *   UPLOAD_TOO_LONG; UPLOAD_TOO_COSTLY when it has more frames, or more pixels in all, than any ordinary film
 */
export async function claimFilm(source: string, limits: IntakeLimits): Promise<FilmClaim> {
  const facts = await probeFilm(source);
  const { width, height, duration } = facts;
  if (width * height > LARGEST_FRAME) throw new FileRefused("UPLOAD_TOO_MANY_PIXELS");
  if (Math.min(width, height) < UPLOAD_LEAST_SIDE) throw new FileRefused("UPLOAD_TOO_SMALL");
  if (duration > limits.seconds + TOLERANCE) throw new FileRefused("UPLOAD_TOO_LONG");
  const most = Math.ceil(FASTEST_CAMERA * (duration + TOLERANCE));
  const frames = await countFrames(source, most + 1);
  const pixels = frames * width * height;
  if (frames > most || pixels > MOST_PIXELS_A_SECOND * limits.seconds) {
    throw new FileRefused("UPLOAD_TOO_COSTLY");
  }
  return {
    ...facts,
    expectedCpu: ENCODING_A_SECOND * duration + pixels / PIXELS_DECODED_A_SECOND,
  };
}
