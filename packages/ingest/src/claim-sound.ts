import { FileRefused } from "./file-refused.ts";
import type { IngestLimits } from "./ingest-protocol.ts";
import { countSoundPackets, probeSound } from "./probe-recording.ts";
import { readTables } from "./read-tables.ts";

/** Samples a second of one channel, and of all: beyond what studios record. */
const FASTEST_RATE = 192_000;
const MOST_SAMPLES_A_SECOND = 8 * 96_000;

/** Seconds of recording that are encoded, and samples that are decoded, in a second of a processor. */
const SECONDS_ENCODED = 80;
const SAMPLES_DECODED = 150e6;
/** Packets of an MP4 that are decoded in a second of a processor, and those of a second of sound. */
const PACKETS_DECODED = 40_000;
const PACKETS_A_SECOND = 50;
/** An MP4 may have so many times the packets that are heard: what was cut off stays in it. */
const MOST_UNHEARD = 10;

export interface SoundClaim {
  /** Seconds of a processor that it takes on an ordinary machine if what it says of itself is true. */
  readonly expectedCpu: number;
}

/**
 * What a stranger's recording says of itself; nothing of it is decoded. What cannot be read of it is taken to be as
 * long as may be: ffmpeg has the last word.
 *
 * @throws FileRefused UPLOAD_TOO_COSTLY when it has more tracks or samples a second than any ordinary recording, or is
 *   decoded over and over; UPLOAD_DAMAGED for an MP4 whose sound is not found
 */
export async function claimSound(
  { source, reader }: { readonly source: string; readonly reader: string },
  limits: IngestLimits,
): Promise<SoundClaim> {
  const { edits } = await readTables(source);
  const { duration, rate, channels } = await probeSound(source);
  // Its edits might be where only ffmpeg finds them.
  if (reader === "mov" && rate === 0) throw new FileRefused("UPLOAD_DAMAGED");
  const perSecond = rate * channels;
  if (rate > FASTEST_RATE || perSecond > MOST_SAMPLES_A_SECOND) {
    throw new FileRefused("UPLOAD_TOO_COSTLY");
  }
  const seconds = Math.min(duration ?? limits.seconds, limits.seconds);
  const heard = seconds / SECONDS_ENCODED + (seconds * perSecond) / SAMPLES_DECODED;
  return { expectedCpu: heard + (await decodePackets(source, edits, limits)) };
}

/**
 * Seconds of a processor for the packets of a sound with edits: for each of them it may be decoded from the beginning.
 *
 * @throws FileRefused UPLOAD_TOO_COSTLY; UPLOAD_DAMAGED when its packets cannot be found
 */
async function decodePackets(source: string, edits: number, limits: IngestLimits): Promise<number> {
  if (edits === 0) return 0;
  const most = MOST_UNHEARD * PACKETS_A_SECOND * limits.seconds;
  const packets = edits * (await countSoundPackets(source, most + 1));
  if (packets > most) throw new FileRefused("UPLOAD_TOO_COSTLY");
  return packets / PACKETS_DECODED;
}
