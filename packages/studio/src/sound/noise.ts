import type { Random } from "../scene/random.ts";
import { SAMPLE_RATE } from "./stereo.ts";

/** White noise, ±1. */
export function whiteNoise(length: number, random: Random): Float32Array {
  const noise = new Float32Array(length);
  for (let index = 0; index < length; index += 1) noise[index] = random.next() * 2 - 1;
  return noise;
}

export type FilterKind = "lowpass" | "highpass" | "bandpass";

/**
 * Two-pole filter (RBJ Audio EQ Cookbook), in place. `frequency` may vary over time; it is
 * evaluated every 64 samples.
 */
export function filter(
  samples: Float32Array,
  kind: FilterKind,
  frequency: (seconds: number) => number,
  q: number,
): Float32Array {
  let [b0, b1, b2, a1, a2] = [0, 0, 0, 0, 0];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    if (index % 64 === 0) {
      const w =
        (2 * Math.PI * Math.min(frequency(index / SAMPLE_RATE), SAMPLE_RATE * 0.45)) / SAMPLE_RATE;
      const alpha = Math.sin(w) / (2 * q);
      const cosine = Math.cos(w);
      const a0 = 1 + alpha;
      const edge = kind === "lowpass" ? 1 - cosine : 1 + cosine;
      b0 = (kind === "bandpass" ? alpha : edge / 2) / a0;
      b1 = (kind === "bandpass" ? 0 : kind === "lowpass" ? edge : -edge) / a0;
      b2 = kind === "bandpass" ? -b0 : b0;
      a1 = (-2 * cosine) / a0;
      a2 = (1 - alpha) / a0;
    }
    const x = samples[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[index] = y;
  }
  return samples;
}

/** Multiplies samples by an envelope over time, in place. */
export function shape(samples: Float32Array, envelope: (seconds: number) => number): Float32Array {
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (samples[index] ?? 0) * envelope(index / SAMPLE_RATE);
  }
  return samples;
}

/**
 * Scales samples to a root mean square, in place, so that filtered sounds can be mixed by level.
 */
export function level(samples: Float32Array, rms: number): Float32Array {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const gain = sum > 0 ? rms / Math.sqrt(sum / samples.length) : 0;
  return shape(samples, () => gain);
}
