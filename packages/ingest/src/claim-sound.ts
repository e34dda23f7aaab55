import { FileRefused } from "./file-refused.ts";
import type { IngestLimits } from "./ingest-protocol.ts";
import { countSoundPackets, probeSound } from "./probe-recording.ts";
import { readTables } from "./read-tables.ts";

/** Maximum samples per second of one channel, and of all channels: above those of studios. */
const FASTEST_RATE = 192_000;
const MOST_SAMPLES_A_SECOND = 8 * 96_000;

/** Seconds of recording encoded, and samples decoded, per CPU second. */
const SECONDS_ENCODED = 80;
const SAMPLES_DECODED = 150e6;
/** Packets of an MP4 decoded per CPU second, and packets per second of sound. */
const PACKETS_DECODED = 40_000;
const PACKETS_A_SECOND = 50;
/**
 * Maximum ratio of all packets of an MP4 to the audible ones, because parts that were cut remain in
 * the file.
 */
const MOST_UNHEARD = 10;

export interface SoundClaim {
  /** CPU seconds on an ordinary machine if its claims are true. */
  readonly expectedCpu: number;
}

/**
 * Reads the claims of an untrusted recording without decoding anything. An unreadable duration is
 * assumed to be the maximum; ffmpeg decides in the end.
 *
 * @throws FileRefused UPLOAD_TOO_COSTLY when it has more tracks or samples per second than any
 * ordinary recording, or is
 *   decoded over and over; UPLOAD_DAMAGED for an MP4 whose sound is not found
 */
export async function claimSound(
  { source, reader }: { readonly source: string; readonly reader: string },
  limits: IngestLimits,
): Promise<SoundClaim> {
  const { edits } = await readTables(source);
  const { duration, rate, channels } = await probeSound(source);
  // Its edits may be in a place that only ffmpeg finds.
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
 * Estimates the CPU seconds for the packets of a sound with edits, each of which may decode it from
 * the beginning.
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
