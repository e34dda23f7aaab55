import { HEARING_RATE } from "./log-mel.ts";
import type { HeardWord } from "./token-text.ts";

const FRAME = 0.02;
/** Share of the loudest frame below which there is silence: −32 dB. */
const FLOOR = 0.025;
const SHORTEST = 0.06;

/** Returns the RMS of each 20 ms of a recording at 16 kHz, as a share of the loudest. */
export function loudnessOf(samples: Float32Array): Float32Array {
  const size = FRAME * HEARING_RATE;
  const levels = Float32Array.from({ length: Math.ceil(samples.length / size) }, (_, frame) => {
    let power = 0;
    for (let at = frame * size; at < (frame + 1) * size; at += 1) power += (samples[at] ?? 0) ** 2;
    return Math.sqrt(power / size);
  });
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0) || 1;
  return levels.map((level) => level / loudest);
}

/**
 * Seconds: a word this short after one this long means that the recogniser's attention moved on too
 * late.
 */
const SQUEEZED = 0.08;
const STRETCHED = 0.5;

/** Redistributes the time of a stretched word and its squeezed neighbour by their letters. */
function balance(words: readonly HeardWord[]): HeardWord[] {
  const balanced = [...words];
  for (let index = 0; index + 1 < balanced.length; index += 1) {
    const [one, other] = [balanced[index], balanced[index + 1]];
    if (!one || !other) continue;
    if (other.end - other.start > SQUEEZED || one.end - one.start < STRETCHED) continue;
    const share = (one.text.length + 1) / (one.text.length + other.text.length + 2);
    const middle = one.start + (other.end - one.start) * share;
    balanced[index] = { ...one, end: middle };
    balanced[index + 1] = { ...other, start: middle };
  }
  return balanced;
}

/**
 * Removes the silence at the end of each word in a recording at 16 kHz, because a recogniser
 * extends words until the next begins. Times in seconds.
 */
export function endWords(words: readonly HeardWord[], samples: Float32Array): HeardWord[] {
  const levels = loudnessOf(samples);
  const loud = (seconds: number) => (levels[Math.floor(seconds / FRAME)] ?? 0) > FLOOR;
  return balance(words).map(({ text, start, end }) => {
    let until = end;
    while (until - FRAME > start + SHORTEST && !loud(until - FRAME / 2)) until -= FRAME;
    return { text, start, end: Math.max(until, start + SHORTEST) };
  });
}
