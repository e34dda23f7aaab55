import { SAMPLE_RATE, type Stereo } from "../../studio/sound/stereo.ts";

/** Samples the limiter looks ahead: 5 ms. */
const AHEAD = Math.round(SAMPLE_RATE * 0.005);
/** Share of the way back to full level taken each sample: a time constant of about 120 ms. */
const RELEASE = 1 / (SAMPLE_RATE * 0.12);

/** Smallest of the next `width` values at each place, in linear time (monotonic queue). */
function slidingMinimum(values: Float32Array, width: number): Float32Array {
  const out = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let index = 0; index < values.length + width - 1; index += 1) {
    if (index < values.length) {
      const value = values[index] ?? 1;
      while (tail > head && (values[queue[tail - 1] ?? 0] ?? 1) >= value) tail -= 1;
      queue[tail] = index;
      tail += 1;
    }
    const place = index - width + 1;
    if (place < 0) continue;
    while ((queue[head] ?? 0) < place) head += 1;
    out[place] = values[queue[head] ?? 0] ?? 1;
  }
  return out;
}

/**
 * The gain that keeps `sound × level` at or under `ceiling` on every sample: the smallest gain needed
 * in the next 5 ms, let go slowly, then averaged over those 5 ms, so that it never jumps.
 */
export function limiterGain(sound: Stereo, level: number, ceiling: number): Float32Array {
  const { length } = sound.left;
  const needed = new Float32Array(length);
  for (let index = 0; index < length; index += 1) {
    const peak =
      level * Math.max(Math.abs(sound.left[index] ?? 0), Math.abs(sound.right[index] ?? 0));
    needed[index] = peak > ceiling ? ceiling / peak : 1;
  }
  const lowest = slidingMinimum(needed, AHEAD);
  let held = 1;
  for (let index = 0; index < length; index += 1) {
    held = Math.min(lowest[index] ?? 1, held + (1 - held) * RELEASE);
    lowest[index] = held;
  }
  const out = new Float32Array(length);
  let sum = AHEAD * (lowest[0] ?? 1);
  for (let index = 0; index < length; index += 1) {
    sum += (lowest[index] ?? 1) - (lowest[Math.max(0, index - AHEAD)] ?? 1);
    out[index] = sum / AHEAD;
  }
  return out;
}
