import { resample } from "./resample.ts";
import type { Mark } from "./script/read-script.ts";
import type { SpokenTake } from "./take.ts";

/** A take with the punctuation after it. */
export interface SpokenBreath extends SpokenTake {
  readonly mark: Mark;
  /** True at the end of a paragraph. */
  readonly ends: boolean;
}

/**
 * Seconds of silence after a breath at speed 1. Within a breath, the network makes its own pauses.
 */
const PAUSES: Readonly<Record<Mark, number>> = {
  ...{ "": 0, ",": 0.12, "—": 0.22, ";": 0.26, ":": 0.26 },
  ...{ ".": 0.34, "!": 0.34, "?": 0.36, "…": 0.6 },
};
const PARAGRAPH = 0.75;

/** Returns the seconds of silence after a breath. */
export const pauseAfter = ({ mark, ends }: Pick<SpokenBreath, "mark" | "ends">, speed: number) =>
  (ends ? PARAGRAPH : PAUSES[mark]) / speed;

/** Peak sample of a narration, −1 dB, because the signal may be slightly higher between samples. */
const CEILING = 0.89;

function keepBelowCeiling(samples: Float32Array): void {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (peak <= CEILING) return;
  for (const [index, sample] of samples.entries()) samples[index] = (sample * CEILING) / peak;
}

/**
 * Concatenates breaths with pauses in between, all at the sample rate of the first. Times in
 * seconds.
 */
export function joinTakes(breaths: readonly SpokenBreath[], speed: number): SpokenTake {
  const sampleRate = breaths[0]?.sampleRate ?? 24_000;
  const parts: Float32Array[] = [];
  const times: SpokenTake["times"][number][] = [];
  let length = 0;
  for (const [index, breath] of breaths.entries()) {
    const samples = resample(breath.samples, breath.sampleRate, sampleRate);
    const offset = length / sampleRate;
    for (const { start, end } of breath.times) {
      times.push({ start: start + offset, end: end + offset });
    }
    const last = index === breaths.length - 1;
    const pause = last ? 0 : Math.round(pauseAfter(breath, speed) * sampleRate);
    parts.push(samples, new Float32Array(pause));
    length += samples.length + pause;
  }
  const samples = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  keepBelowCeiling(samples);
  return { samples, sampleRate, times };
}
