import { HEARING_RATE } from "./log-mel.ts";
import type { HeardWord } from "./token-text.ts";

const FRAME = 0.02;
/** Below this share of the loudest frame nothing is said: −32 dB. */
const FLOOR = 0.025;
const SHORTEST = 0.06;

/** RMS of each 20 ms of a recording at 16 kHz, as a share of the loudest. */
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

/** A word this short after one this long: the recogniser looked ahead too late. */
const SQUEEZED = 0.08;
const STRETCHED = 0.5;

/** Shares the time of a stretched and a squeezed neighbour by their letters. */
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

/** A recogniser lets a word last until the next begins; this takes the silence after it away. */
export function endWords(words: readonly HeardWord[], samples: Float32Array): HeardWord[] {
  const levels = loudnessOf(samples);
  const loud = (seconds: number) => (levels[Math.floor(seconds / FRAME)] ?? 0) > FLOOR;
  return balance(words).map(({ text, start, end }) => {
    let until = end;
    while (until - FRAME > start + SHORTEST && !loud(until - FRAME / 2)) until -= FRAME;
    return { text, start, end: Math.max(until, start + SHORTEST) };
  });
}
