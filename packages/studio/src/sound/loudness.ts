import { SAMPLE_RATE, type Stereo } from "./stereo.ts";

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** K-weighting at 48 kHz (ITU-R BS.1770-4, tables 1 and 2). */
const SHELF: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const HIGHPASS: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

/** Step of the measurement in samples, 100 ms; four steps form a block. */
const HOP = 0.1 * SAMPLE_RATE;
const HOPS_PER_BLOCK = 4;

/** Adds the K-weighted power of each whole 100 ms of a channel to `powers`. */
function addPowers(samples: Float32Array, powers: Float64Array): void {
  const [b0, b1, b2, a1, a2] = SHELF;
  const [c0, c1, c2, d1, d2] = HIGHPASS;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let hop = 0; hop < powers.length; hop += 1) {
    const end = (hop + 1) * HOP;
    let sum = 0;
    for (let index = hop * HOP; index < end; index += 1) {
      const x = samples[index] ?? 0;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      const z = c0 * y + c1 * y1 + c2 * y2 - d1 * z1 - d2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    powers[hop] = (powers[hop] ?? 0) + sum / HOP;
  }
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness in LUFS (ITU-R BS.1770-4, both gates); -Infinity for silence. */
export function measureLoudness(sound: Stereo): number {
  const hops = new Float64Array(Math.floor(sound.left.length / HOP));
  addPowers(sound.left, hops);
  addPowers(sound.right, hops);
  const powers: number[] = [];
  for (let hop = 0; hop + HOPS_PER_BLOCK <= hops.length; hop += 1)
    powers.push(mean([...hops.subarray(hop, hop + HOPS_PER_BLOCK)]));
  const audible = powers.filter((power) => power > 0 && toLufs(power) > -70);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

/** Taps on each side of an interpolated sample. */
const TAPS = 8;

/** Maximum on and between samples, by four-fold oversampling, full scale = 1. */
export function measureTruePeak(sound: Stereo): number {
  let peak = 0;
  const kernels = [1, 2, 3].map((quarter) =>
    Array.from({ length: TAPS * 2 }, (_, tap) => {
      const distance = tap - TAPS + 1 - quarter / 4;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / TAPS);
      return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
    }),
  );
  for (const channel of [sound.left, sound.right]) {
    for (let index = 0; index < channel.length; index += 1) {
      const here = Math.abs(channel[index] ?? 0);
      peak = Math.max(peak, here);
      // A higher peak between samples occurs only near a loud sample.
      if (here < peak * 0.7) continue;
      for (const kernel of kernels) {
        let sum = 0;
        for (let tap = 0; tap < kernel.length; tap += 1) {
          sum += (kernel[tap] ?? 0) * (channel[index + tap - TAPS + 1] ?? 0);
        }
        peak = Math.max(peak, Math.abs(sum));
      }
    }
  }
  return peak;
}
