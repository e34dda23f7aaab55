import { HEARING_RATE } from "./log-mel.ts";

/** Maximum and minimum length of a piece in seconds: the recogniser processes 30 at once. */
const LONGEST = 28;
const SHORTEST = 12;
/** Seconds over which quiet is measured. */
const QUIET = 0.2;
/** RMS below which a piece is silent. */
const SILENT = 0.0015;

export interface Cut {
  readonly from: number;
  readonly to: number;
}

/** Returns the energy of each tenth of QUIET. */
function energies(samples: Float32Array, hop: number): Float64Array {
  const sums = new Float64Array(Math.ceil(samples.length / hop));
  for (const [index, sample] of samples.entries()) {
    const at = Math.floor(index / hop);
    sums[at] = (sums[at] ?? 0) + sample * sample;
  }
  return sums;
}

/**
 * Cuts a recording at 16 kHz, where it is quietest, into pieces short enough for the recogniser;
 * drops silent ones.
 */
export function cutRecording(samples: Float32Array): Cut[] {
  const hop = Math.round((QUIET * HEARING_RATE) / 10);
  const sums = energies(samples, hop);
  const cuts: Cut[] = [];
  let from = 0;
  while (from < samples.length) {
    let to = samples.length;
    if (to - from > LONGEST * HEARING_RATE) {
      const first = Math.floor((from + SHORTEST * HEARING_RATE) / hop);
      const last = Math.floor((from + LONGEST * HEARING_RATE) / hop) - 10;
      let least = Number.POSITIVE_INFINITY;
      for (let at = first; at < last; at += 1) {
        const sum = sums.slice(at, at + 10).reduce((all, value) => all + value, 0);
        if (sum < least) {
          least = sum;
          to = (at + 5) * hop;
        }
      }
    }
    let power = 0;
    for (let at = from; at < to; at += 1) power += (samples[at] ?? 0) ** 2;
    if (Math.sqrt(power / (to - from)) >= SILENT) cuts.push({ from, to });
    from = to;
  }
  return cuts;
}
