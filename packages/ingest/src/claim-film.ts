import { stat } from "node:fs/promises";
import { UPLOAD_LEAST_SIDE } from "@kinora/contracts/limits";
import { FileRefused } from "./file-refused.ts";
import { bitsDecodedASecond } from "./film-codecs.ts";
import type { IngestLimits } from "./ingest-protocol.ts";
import { countPackets, type FilmFacts, probeFilm } from "./probe-recording.ts";
import { readTables } from "./read-tables.ts";

/** Maximum pixels per frame of consumer cameras: 8K. */
const LARGEST_FRAME = 7_680 * 4_320;
/** Maximum frames per second of consumer cameras: slow motion on a phone. */
const FASTEST_CAMERA = 240;
/** Maximum pixels per second of a film of full length: 4K at 60 frames per second. */
const MOST_PIXELS_A_SECOND = 3_840 * 2_160 * 60;
/** Maximum ratio of decoded to visible frames, for parts that edits leave out. */
const MOST_UNSEEN = 10;
/** Seconds by which a container may be wrong about its duration. */
export const TOLERANCE = 1;

/**
 * CPU seconds to encode one second of our film, and pixels decoded per CPU second, however few
 * their bits.
 */
const ENCODING_A_SECOND = 1;
const PIXELS_DECODED_A_SECOND = 300e6;
const BITS_A_BYTE = 8;

export interface FilmClaim extends FilmFacts {
  /** CPU seconds on an ordinary machine if all claims are true. */
  readonly expectedCpu: number;
}

/** Longest side that is kept of a film, in pixels. */
export const LONGEST_SIDE = 1_920;

/** The shorter side of a film once its longer one fits, in pixels. */
const fittedSide = (width: number, height: number) =>
  Math.min(width, height) * Math.min(1, LONGEST_SIDE / Math.max(width, height));

/**
 * Reads the claims of an untrusted film from its packet table, without decoding anything.
 *
 * @throws FileRefused UPLOAD_DAMAGED, also when its packets have more bytes than the file, because
 * it is truncated or reads
 *   the same bytes repeatedly; UPLOAD_TYPE_UNSUPPORTED, UPLOAD_CODEC_UNSUPPORTED, UPLOAD_TOO_MANY_PIXELS,
 *   UPLOAD_TOO_SMALL, UPLOAD_TOO_LONG; UPLOAD_TOO_COSTLY when it has more tracks, more frames, or more pixels in total,
 *   than any ordinary film
 */
export async function claimFilm(source: string, limits: IngestLimits): Promise<FilmClaim> {
  const { edits } = await readTables(source);
  const facts = await probeFilm(source);
  const { width, height, duration } = facts;
  const bitsASecond = bitsDecodedASecond(facts.codec);
  if (bitsASecond === null) throw new FileRefused("UPLOAD_CODEC_UNSUPPORTED");
  if (width * height > LARGEST_FRAME) throw new FileRefused("UPLOAD_TOO_MANY_PIXELS");
  if (fittedSide(width, height) < UPLOAD_LEAST_SIDE) throw new FileRefused("UPLOAD_TOO_SMALL");
  if (duration > limits.seconds + TOLERANCE) throw new FileRefused("UPLOAD_TOO_LONG");
  const most = Math.ceil(FASTEST_CAMERA * (duration + TOLERANCE));
  const { frames, bytes } = await countPackets(source, most + 1);
  // Each edit may decode it from the beginning.
  const rounds = Math.max(1, edits);
  const decoded = frames * rounds;
  const pixels = decoded * width * height;
  if (
    frames > most ||
    decoded > MOST_UNSEEN * most ||
    pixels > MOST_PIXELS_A_SECOND * limits.seconds
  ) {
    throw new FileRefused("UPLOAD_TOO_COSTLY");
  }
  if (bytes > (await stat(source)).size) throw new FileRefused("UPLOAD_DAMAGED");
  const decoding = pixels / PIXELS_DECODED_A_SECOND + (bytes * rounds * BITS_A_BYTE) / bitsASecond;
  return { ...facts, expectedCpu: ENCODING_A_SECOND * duration + decoding };
}
