import type { Stereo } from "@kinora/studio/sound/stereo";

/** Number of bars in a waveform: as many as a wide screen can resolve. */
export const PEAK_COUNT = 400;
const FULL = 255;

/** The waveform shown by a player. */
export interface Peaks {
  /** Seconds. */
  readonly duration: number;
  /** 0..255, relative to the loudest moment of the piece. */
  readonly peaks: readonly number[];
}

/**
 * Measures the levels of a piece of `duration` seconds: between the mean and the peak of each
 * slice, which looks right.
 */
export function takePeaks({ left, right }: Stereo, duration: number): Peaks {
  const { length } = left;
  const levels = Array.from({ length: PEAK_COUNT }, (_, slice) => {
    const from = Math.floor((slice * length) / PEAK_COUNT);
    const to = Math.floor(((slice + 1) * length) / PEAK_COUNT);
    let top = 0;
    let power = 0;
    for (let index = from; index < to; index += 1) {
      const value = Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
      top = Math.max(top, value);
      power += value * value;
    }
    return (top + 2 * Math.sqrt(power / Math.max(1, to - from))) / 3;
  });
  const loudest = Math.max(...levels, 1e-6);
  return { duration, peaks: levels.map((level) => Math.round((level / loudest) * FULL)) };
}
