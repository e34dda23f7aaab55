import { SAMPLE_RATE, type Stereo } from "../../studio/sound/stereo.ts";

/** Seconds the last chord takes to die away at the very end. */
const FADE_OUT = 1.1;
const FADE_IN = 0.004;

/** Seconds a loop's last notes and their echo are allowed to ring into its beginning. */
export const TAIL = 3.5;

/** Gain at a sample of a piece that ends: silence on the last one, cosine before it. */
export function endingGain(index: number, length: number): number {
  const rise = index / (FADE_IN * SAMPLE_RATE);
  const fall = (length - 1 - index) / (FADE_OUT * SAMPLE_RATE);
  const share = Math.min(1, rise, fall);
  return share === 1 ? 1 : Math.sin((share * Math.PI) / 2);
}

/** Adds what rings on after the end to the beginning, where the loop goes on. */
export function wrapTail(sound: Stereo, length: number): Stereo {
  const wrap = (channel: Float32Array) => {
    const out = channel.slice(0, length);
    const tail = channel.length - length;
    for (let index = 0; index < tail; index += 1) {
      // The echo is cut where nobody hears it any more, and softly.
      const gain = Math.min(1, ((tail - index) / tail) * 4);
      out[index % length] = (out[index % length] ?? 0) + (channel[length + index] ?? 0) * gain;
    }
    return out;
  };
  return { left: wrap(sound.left), right: wrap(sound.right) };
}
