import { SAMPLE_RATE, type Stereo } from "./stereo.ts";

export interface Tone {
  readonly start: number;
  readonly length: number;
  /** Frequency in hertz, at the start and at the end. */
  readonly from: number;
  readonly to: number;
  readonly gain: number;
  /** -1 = left, 1 = right. */
  readonly pan: number;
  /** Tremolo in hertz; 0 for none. */
  readonly flutter?: number;
  /** Fraction of the length until the peak. */
  readonly attack?: number;
}

/** Adds a gliding, decaying sine: a chirp, a drop, a bubble. */
export function addTone(target: Stereo, tone: Tone): void {
  const first = Math.round(tone.start * SAMPLE_RATE);
  const count = Math.round(tone.length * SAMPLE_RATE);
  const attack = tone.attack ?? 0.1;
  const right = Math.sqrt((1 + tone.pan) / 2);
  const left = Math.sqrt((1 - tone.pan) / 2);
  let phase = 0;
  for (let index = 0; index < count && first + index < target.left.length; index += 1) {
    const share = index / count;
    phase += (2 * Math.PI * (tone.from + (tone.to - tone.from) * share)) / SAMPLE_RATE;
    const envelope = share < attack ? share / attack : ((1 - share) / (1 - attack)) ** 2;
    const flutter =
      tone.flutter === undefined
        ? 1
        : 0.5 + 0.5 * Math.sin((2 * Math.PI * tone.flutter * index) / SAMPLE_RATE);
    const value = Math.sin(phase) * envelope * flutter * tone.gain;
    target.left[first + index] = (target.left[first + index] ?? 0) + value * left;
    target.right[first + index] = (target.right[first + index] ?? 0) + value * right;
  }
}
