import { FileRefused } from "./file-refused.ts";
import type { IntakeLimits } from "./intake-protocol.ts";
import { probeSound } from "./probe-recording.ts";

/** Samples a second of one channel, and of all: beyond what studios record. */
const FASTEST_RATE = 192_000;
const MOST_SAMPLES_A_SECOND = 8 * 96_000;

/** Seconds of recording that are encoded, and samples that are decoded, in a second of a processor. */
const SECONDS_ENCODED = 80;
const SAMPLES_DECODED = 150e6;

export interface SoundClaim {
  /** Seconds of a processor that it takes on an ordinary machine if what it says of itself is true. */
  readonly expectedCpu: number;
}

/**
 * What a stranger's recording says of itself; nothing of it is decoded. What cannot be read of it is taken to be as
 * long as may be: ffmpeg has the last word.
 *
 * @throws FileRefused UPLOAD_TOO_COSTLY when it has more samples a second than any ordinary recording
 */
export async function claimSound(source: string, limits: IntakeLimits): Promise<SoundClaim> {
  const { duration, rate, channels } = await probeSound(source);
  const perSecond = rate * channels;
  if (rate > FASTEST_RATE || perSecond > MOST_SAMPLES_A_SECOND) {
    throw new FileRefused("UPLOAD_TOO_COSTLY");
  }
  const seconds = Math.min(duration ?? limits.seconds, limits.seconds);
  return { expectedCpu: seconds / SECONDS_ENCODED + (seconds * perSecond) / SAMPLES_DECODED };
}
