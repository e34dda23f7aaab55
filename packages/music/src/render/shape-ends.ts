import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";

/** Duration in seconds of the fade at the very end. */
const FADE_OUT = 1.1;
const FADE_IN = 0.004;

/** Seconds for which a loop's last notes and their reverb ring into its beginning. */
export const TAIL = 3.5;

/** Fades a piece out in place: a cosine to silence on the last sample. */
export function fadeEnds(sound: Stereo): Stereo {
  const { length } = sound.left;
  for (let index = 0; index < length; index += 1) {
    const rise = index / (FADE_IN * SAMPLE_RATE);
    const fall = (length - 1 - index) / (FADE_OUT * SAMPLE_RATE);
    const share = Math.min(rise, fall);
    if (share >= 1) continue;
    const gain = Math.sin((share * Math.PI) / 2);
    sound.left[index] = (sound.left[index] ?? 0) * gain;
    sound.right[index] = (sound.right[index] ?? 0) * gain;
  }
  return sound;
}

/**
 * Adds the sound after the end to the beginning, where the loop continues. In place; returns only
 * the `length` samples of the loop.
 */
export function wrapTail(sound: Stereo, length: number): Stereo {
  const wrap = (channel: Float32Array) => {
    const out = channel.subarray(0, length);
    const tail = channel.length - length;
    for (let index = 0; index < tail; index += 1) {
      // The reverb is cut off softly where it is inaudible.
      const gain = Math.min(1, ((tail - index) / tail) * 4);
      out[index % length] = (out[index % length] ?? 0) + (channel[length + index] ?? 0) * gain;
    }
    return out;
  };
  return { left: wrap(sound.left), right: wrap(sound.right) };
}
