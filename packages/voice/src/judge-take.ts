import type { SpokenTake } from "./take.ts";

/** RMS below which a take is silent: −46 dB of full scale. */
const QUIETEST = 0.005;
/** Share of samples at full scale above which a take is clipped. */
const CLIPPED = 0.002;
/** Bounds in seconds per sound at speed 1. Speech has 10 to 20 sounds per second. */
const SHORTEST_SOUND = 0.02;
const LONGEST_SOUND = 0.32;
/** Seconds of silence that a network may add around the speech. */
const AROUND = 1.5;

export type Fault = "not finite" | "silent" | "clipped" | "too short" | "too long";

/**
 * Returns the fault of a take, or null for speech. Networks have returned silence of the right
 * length, and rows of NaN, without an error.
 */
export function judgeTake(
  { samples, sampleRate }: SpokenTake,
  sounds: number,
  speed: number,
): Fault | null {
  let [power, full] = [0, 0];
  for (const sample of samples) {
    if (!Number.isFinite(sample)) return "not finite";
    power += sample * sample;
    if (Math.abs(sample) >= 0.999) full += 1;
  }
  const seconds = samples.length / sampleRate;
  if (seconds < (sounds * SHORTEST_SOUND) / speed) return "too short";
  if (seconds > (sounds * LONGEST_SOUND) / speed + AROUND) return "too long";
  if (Math.sqrt(power / samples.length) < QUIETEST) return "silent";
  return full / samples.length > CLIPPED ? "clipped" : null;
}
