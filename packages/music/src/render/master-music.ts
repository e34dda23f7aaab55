import { measureLoudness, measureTruePeak } from "@kinora/studio/sound/loudness";
import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";
import { limiterGain } from "./limiter-gain.ts";

/** Integrated loudness of a finished piece (EBU R 128, as streaming services require). */
export const TARGET_LUFS = -14;
/** True peak of the WAV: leaves the MP3 room to overshoot and stay below -1 dBTP. */
const PEAK = 10 ** (-1.6 / 20);
/** Sample value at which limiting starts; the true peaks lie between samples and are higher. */
const CEILING = 10 ** (-2.2 / 20);
const CLOSE_ENOUGH = 0.2;
const PASSES = 5;

export interface Master {
  readonly mix: Stereo;
  /** Gain of each sample of the mix, which is also applied to every stem. */
  readonly gain: Float32Array;
}

function multiply({ left, right }: Stereo, gain: Float32Array): void {
  for (let index = 0; index < left.length; index += 1) {
    left[index] = (left[index] ?? 0) * (gain[index] ?? 1);
    right[index] = (right[index] ?? 0) * (gain[index] ?? 1);
  }
}

/** The gain is never 0, so the division is exact up to rounding. */
function divide({ left, right }: Stereo, gain: Float32Array): void {
  for (let index = 0; index < left.length; index += 1) {
    left[index] = (left[index] ?? 0) / (gain[index] ?? 1);
    right[index] = (right[index] ?? 0) / (gain[index] ?? 1);
  }
}

function scale(gain: Float32Array, factor: number): void {
  for (let index = 0; index < gain.length; index += 1) gain[index] = (gain[index] ?? 1) * factor;
}

/**
 * Masters a mix in place (three minutes are 69 MB) to -14 LUFS below -1 dBTP: measures, amplifies,
 * limits, and repeats until the target is met, because limiting reduces loudness. A loop is limited
 * cyclically, so that its beginning matches its end.
 *
 * @throws when the mix is silent or contains values that are not numbers
 */
export function masterMusic(mix: Stereo, loop: boolean): Master {
  if (![mix.left, mix.right].every((channel) => channel.every(Number.isFinite)))
    throw new Error("The music has values that are not numbers");
  const loudness = measureLoudness(mix);
  if (loudness < -60) throw new Error("The music is silent");
  const lap = loop ? SAMPLE_RATE : 0;
  let level = 10 ** ((TARGET_LUFS - loudness) / 20);
  let ceiling = CEILING;
  const gain = new Float32Array(mix.left.length);
  for (let pass = 1; ; pass += 1) {
    limiterGain(mix, level, ceiling, lap, gain);
    scale(gain, level);
    multiply(mix, gain);
    const peak = measureTruePeak(mix);
    const missing = TARGET_LUFS - measureLoudness(mix);
    if (Math.abs(missing) < CLOSE_ENOUGH && peak <= PEAK) return { mix, gain };
    if (pass === PASSES) {
      const lower = Math.min(1, PEAK / peak);
      scale(gain, lower);
      for (const channel of [mix.left, mix.right]) scale(channel, lower);
      return { mix, gain };
    }
    divide(mix, gain);
    level *= 10 ** (missing / 20);
    if (peak > PEAK) ceiling *= (PEAK / peak) * 0.99;
  }
}
