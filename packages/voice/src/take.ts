/** Words spoken in one breath, with the time of each. */
export interface SpokenTake {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** Seconds in the take, one entry per word, in order. */
  readonly times: readonly { readonly start: number; readonly end: number }[];
}

/** Seconds of silence kept before the first and after the last sound of a take. */
const LEAD = 0.04;
const TAIL = 0.09;
/** Level relative to the loudest sample below which there is silence. */
const FLOOR = 10 ** (-45 / 20);
/** Seconds over which a cut end fades. */
const FADE = 0.008;

/**
 * Trims the silence that a network adds around speech, and shifts the times (seconds) accordingly.
 */
export function trimTake({ samples, sampleRate, times }: SpokenTake): SpokenTake {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const audible = (sample: number) => Math.abs(sample) > peak * FLOOR;
  const first = samples.findIndex(audible);
  if (first < 0) return { samples, sampleRate, times };
  const last = samples.findLastIndex(audible);
  const from = Math.max(0, first - Math.round(LEAD * sampleRate));
  const to = Math.min(samples.length, last + Math.round(TAIL * sampleRate));
  const kept = samples.slice(from, to);
  const fade = Math.min(Math.round(FADE * sampleRate), kept.length >> 1);
  for (let index = 0; index < fade; index += 1) {
    const gain = index / fade;
    kept[index] = (kept[index] ?? 0) * gain;
    const back = kept.length - 1 - index;
    kept[back] = (kept[back] ?? 0) * gain;
  }
  const shift = from / sampleRate;
  const seconds = kept.length / sampleRate;
  return { samples: kept, sampleRate, times: keepInOrder(times, shift, seconds) };
}

/** Minimum seconds of a word, so that none is lost between two frames. */
const SHORTEST_WORD = 0.01;

/**
 * Shifts times (seconds) to the left and keeps them within the take, in order, each with a
 * duration.
 */
export function keepInOrder(
  times: SpokenTake["times"],
  shift: number,
  seconds: number,
): SpokenTake["times"] {
  const shortest = Math.min(SHORTEST_WORD, seconds / (times.length * 2 + 1));
  let at = 0;
  return times.map(({ start, end }, index) => {
    // Leaves room for the words that follow.
    const latest = seconds - shortest * (times.length - index);
    const begun = Math.min(Math.max(start - shift, at), latest);
    const ended = Math.min(Math.max(end - shift, begun + shortest), latest + shortest);
    at = ended;
    return { start: begun, end: ended };
  });
}
