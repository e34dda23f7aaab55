import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";

/** Look-ahead of the limiter in samples: 5 ms. */
const AHEAD = Math.round(SAMPLE_RATE * 0.005);
/** Share of the distance to full level recovered per sample: a time constant of about 120 ms. */
const RELEASE = 1 / (SAMPLE_RATE * 0.12);

/** Minimum of the last `AHEAD` values in linear time (monotonic queue in a ring buffer). */
class SlidingMinimum {
  readonly #places = new Int32Array(AHEAD);
  readonly #values = new Float32Array(AHEAD);
  #head = 0;
  #tail = 0;

  /** `place` must increase by one from call to call. */
  put(place: number, value: number): void {
    while (this.#tail > this.#head && (this.#values[(this.#tail - 1) % AHEAD] ?? 1) >= value)
      this.#tail -= 1;
    this.#places[this.#tail % AHEAD] = place;
    this.#values[this.#tail % AHEAD] = value;
    this.#tail += 1;
  }

  /** Returns the minimum from `place` on. */
  from(place: number): number {
    while (this.#tail - this.#head > 1 && (this.#places[this.#head % AHEAD] ?? 0) < place)
      this.#head += 1;
    return this.#values[this.#head % AHEAD] ?? 1;
  }
}

/**
 * Computes the gain that keeps `sound × level` at or below `ceiling` on every sample: the smallest
 * gain needed in the next 5 ms, released slowly, then averaged over those 5 ms, so that it never
 * jumps. Works in one pass with ring buffers of 5 ms, because an array for three minutes takes 35
 * MB.
 *
 * @param lap samples by which a loop extends before its beginning and after its end; 0 when it does
 * not loop
 * @param out filled and returned, so that a repeated call can reuse it
 */
export function limiterGain(
  { left, right }: Stereo,
  level: number,
  ceiling: number,
  lap = 0,
  out = new Float32Array(left.length),
): Float32Array {
  const { length } = left;
  const needed = (place: number): number => {
    const at = (place + length) % length;
    const peak = level * Math.max(Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0));
    return peak > ceiling ? ceiling / peak : 1;
  };
  const [first, end] = [-lap, length + lap];
  const minimum = new SlidingMinimum();
  for (let place = first; place < Math.min(first + AHEAD - 1, end); place += 1)
    minimum.put(place, needed(place));
  const recent = new Float32Array(AHEAD);
  let held = 1;
  let sum = 0;
  for (let place = first; place < end; place += 1) {
    const last = place + AHEAD - 1;
    if (last < end) minimum.put(last, needed(last));
    held = Math.min(minimum.from(place), held + (1 - held) * RELEASE);
    if (place === first) {
      recent.fill(held);
      sum = AHEAD * (recent[0] ?? 1);
    }
    const slot = (place - first) % AHEAD;
    const oldest = recent[slot] ?? 1;
    recent[slot] = held;
    sum += (recent[slot] ?? 1) - oldest;
    if (place >= 0 && place < length) out[place] = sum / AHEAD;
  }
  return out;
}
