import { SAMPLE_RATE } from "@kinora/studio/sound/stereo";

export interface Speech {
  /** Seconds in the film. */
  readonly start: number;
  readonly end: number;
}

/** Decibels by which speech lowers the music. */
const STEP_BACK = 9;
/**
 * In seconds: the music is lowered before the first word, stays lowered over short pauses, and
 * recovers slowly.
 */
const BEFORE = 0.25;
const PAUSE = 1.1;
const DOWN = 0.3;
const UP = 0.8;

/** Merges speech across short pauses, so that the music does not rise between sentences. */
export function joinSpeech(speech: readonly Speech[]): Speech[] {
  const joined: Speech[] = [];
  for (const { start, end } of speech.toSorted((a, b) => a.start - b.start)) {
    const before = joined.at(-1);
    if (before !== undefined && start - before.end < PAUSE)
      joined[joined.length - 1] = { start: before.start, end: Math.max(before.end, end) };
    else joined.push({ start, end });
  }
  return joined;
}

/**
 * Gain of the music for each sample of a film: 1 without speech, with ramps around speech that are
 * linear in decibels. The word times are known, so no level detection is needed and the gain does
 * not pump.
 */
export function duckingGain(speech: readonly Speech[], length: number): Float32Array {
  const gain = new Float32Array(length).fill(1);
  const parts = joinSpeech(speech);
  for (const { start, end } of parts) {
    const from = Math.max(0, Math.round((start - BEFORE - DOWN) * SAMPLE_RATE));
    const to = Math.min(length, Math.round((end + UP) * SAMPLE_RATE));
    for (let index = from; index < to; index += 1) {
      const seconds = index / SAMPLE_RATE;
      const down = Math.min(1, (seconds - (start - BEFORE - DOWN)) / DOWN);
      const up = Math.min(1, Math.max(0, (end + UP - seconds) / UP));
      const depth = Math.min(down, up) * STEP_BACK;
      gain[index] = Math.min(gain[index] ?? 1, 10 ** (-depth / 20));
    }
  }
  return gain;
}
