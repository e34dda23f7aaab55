import { measureLoudness, measureTruePeak } from "../../studio/sound/loudness.ts";
import { SAMPLE_RATE, type Stereo } from "../../studio/sound/stereo.ts";
import { limiterGain } from "./limiter-gain.ts";

/** Integrated loudness of a finished piece (EBU R 128 as the streaming services ask for it). */
export const TARGET_LUFS = -14;
/** True peak of the WAV: leaves MP3 room to overshoot and stay under -1 dBTP. */
const PEAK = 10 ** (-1.6 / 20);
/** Where limiting starts; samples alone do not show the peaks between them. */
const CEILING = 10 ** (-2.2 / 20);
const CLOSE_ENOUGH = 0.2;
const PASSES = 5;

export interface Master {
  readonly mix: Stereo;
  /** What each sample of the mix was multiplied by: the same for every stem. */
  readonly gain: Float32Array;
}

function multiply({ left, right }: Stereo, gain: Float32Array): Stereo {
  const times = (channel: Float32Array) =>
    channel.map((value, index) => value * (gain[index] ?? 1));
  return { left: times(left), right: times(right) };
}

/** A loop is limited as it is heard: again and again, so that its beginning knows its end. */
function gainOf(sound: Stereo, level: number, ceiling: number, loop: boolean): Float32Array {
  if (!loop) return limiterGain(sound, level, ceiling);
  const { length } = sound.left;
  const lap = SAMPLE_RATE;
  const around = (channel: Float32Array) => {
    const out = new Float32Array(length + 2 * lap);
    out.set(channel.subarray(length - lap), 0);
    out.set(channel, lap);
    out.set(channel.subarray(0, lap), lap + length);
    return out;
  };
  const turned = { left: around(sound.left), right: around(sound.right) };
  return limiterGain(turned, level, ceiling).slice(lap, lap + length);
}

/**
 * Brings a mix to -14 LUFS under -1 dBTP: measures, raises, limits, and measures again until it is
 * there, because limiting takes loudness away.
 *
 * @throws when the mix is silent or has values that are not numbers
 */
export function masterMusic(mix: Stereo, loop: boolean): Master {
  if (![mix.left, mix.right].every((channel) => channel.every(Number.isFinite)))
    throw new Error("The music has values that are not numbers");
  const loudness = measureLoudness(mix);
  if (loudness < -60) throw new Error("The music is silent");
  let level = 10 ** ((TARGET_LUFS - loudness) / 20);
  let ceiling = CEILING;
  let gain = new Float32Array(0);
  let out = mix;
  let peak = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const now = level;
    gain = gainOf(mix, level, ceiling, loop).map((value) => value * now);
    out = multiply(mix, gain);
    peak = measureTruePeak(out);
    const missing = TARGET_LUFS - measureLoudness(out);
    if (Math.abs(missing) < CLOSE_ENOUGH && peak <= PEAK) break;
    level *= 10 ** (missing / 20);
    if (peak > PEAK) ceiling *= (PEAK / peak) * 0.99;
  }
  if (peak <= PEAK) return { mix: out, gain };
  const lower = gain.map((value) => (value * PEAK) / peak);
  return { mix: multiply(mix, lower), gain: lower };
}
