import { measureLoudness, measureTruePeak } from "./loudness.ts";
import { createStereo, SAMPLE_RATE, type Stereo } from "./stereo.ts";

/**
 * Loudness and ceiling of every clip; the ceiling leaves AAC room to overshoot and still stay under
 * -1 dBTP.
 */
export const TARGET_LUFS = -14;
const CEILING = 10 ** (-2 / 20);

/** Samples the limiter looks ahead: 4 ms. */
const LOOK_AHEAD = Math.round(SAMPLE_RATE * 0.004);

/** Gently attenuates loud passages, so that no sample exceeds `ceiling`. */
function limit(sound: Stereo, ceiling: number): Stereo {
  const out = createStereo(sound.left.length / SAMPLE_RATE);
  const { length } = sound.left;
  const needed = new Float32Array(length);
  for (let index = 0; index < length; index += 1) {
    const peak = Math.max(Math.abs(sound.left[index] ?? 0), Math.abs(sound.right[index] ?? 0));
    needed[index] = peak > ceiling ? ceiling / peak : 1;
  }
  let gain = 1;
  let hold = 0;
  for (let index = 0; index < length; index += 1) {
    const ahead = needed[index + LOOK_AHEAD] ?? 1;
    if (ahead < gain) hold = LOOK_AHEAD * 2;
    const target = hold > 0 ? Math.min(gain, ahead) : 1;
    gain += (target - gain) * (target < gain ? 0.02 : 0.0002);
    gain = Math.min(gain, needed[index] ?? 1);
    hold -= 1;
    out.left[index] = (sound.left[index] ?? 0) * gain;
    out.right[index] = (sound.right[index] ?? 0) * gain;
  }
  return out;
}

function amplify(sound: Stereo, gain: number): Stereo {
  return {
    left: sound.left.map((value) => value * gain),
    right: sound.right.map((value) => value * gain),
  };
}

function isFiniteSound(sound: Stereo): boolean {
  return sound.left.every(Number.isFinite) && sound.right.every(Number.isFinite);
}

/**
 * Brings a sound to the common loudness of all clips. Throws on silence and on non-finite values.
 */
export function masterSound(sound: Stereo): Stereo {
  if (!isFiniteSound(sound)) throw new Error("The sound has values that are not numbers");
  const loudness = measureLoudness(sound);
  if (loudness < -60) throw new Error("The sound is silent");
  const limited = limit(amplify(sound, 10 ** ((TARGET_LUFS - loudness) / 20)), CEILING);
  const peak = measureTruePeak(limited);
  return peak > CEILING ? amplify(limited, CEILING / peak) : limited;
}
