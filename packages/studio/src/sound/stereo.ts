/** Samples per second of all studio sound. */
export const SAMPLE_RATE = 48000;

/** Two channels of the same length, full scale = ±1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Creates silence of the given length in seconds. */
export function createStereo(seconds: number): Stereo {
  const length = Math.round(seconds * SAMPLE_RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Adds `source` to `target`, multiplied by `gain`. */
export function addStereo(target: Stereo, source: Stereo, gain: number): void {
  for (let index = 0; index < target.left.length; index += 1) {
    target.left[index] = (target.left[index] ?? 0) + (source.left[index] ?? 0) * gain;
    target.right[index] = (target.right[index] ?? 0) + (source.right[index] ?? 0) * gain;
  }
}
