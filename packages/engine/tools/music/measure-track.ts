import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";
import { meanPowers, type Spectrum, takeSpectrum } from "./spectrum.ts";

/** Edges of the bands in hertz, from rumble to air. */
export const BAND_EDGES = [20, 80, 250, 800, 2500, 6000, 20_000] as const;

/** Ranges in hertz of kick and bass, of voices and instruments, and of cymbals. */
const RHYTHM_BANDS = [
  [30, 160],
  [200, 2500],
  [5000, 18_000],
] as const;

/** Measurements of a track; times in seconds, levels in decibels of full scale. */
export interface TrackFacts {
  readonly spectrum: Spectrum;
  /** Centroid of the mean spectrum in hertz. */
  readonly centroid: number;
  /** Level of each band relative to the sum of all bands. */
  readonly bands: readonly number[];
  /** Attacks per second and standard deviation of the level, in each of RHYTHM_BANDS. */
  readonly attacks: readonly number[];
  readonly pulse: readonly number[];
  /** Power ratio of the side to the mid signal above 250 Hz: 0 is mono. */
  readonly width: number;
  /** Ratio of the peak level to the mean power. */
  readonly crest: number;
  /** Number of samples at full scale. */
  readonly clipped: number;
  /** Longest silence between the first and the last sound. */
  readonly deadAir: number;
  /** Silence after the last sound. */
  readonly silentEnd: number;
  /** Level of the first and of the last third of the last 0.3 s. */
  readonly ending: readonly [before: number, after: number];
}

/** Level that is inaudible in a room. */
const SILENCE = 10 ** (-55 / 20);
/** Window sizes in samples for tones (85 ms) and for moments (21 ms). */
const TONES = 4096;
const MOMENTS = 1024;
const SLICE = SAMPLE_RATE / 50;
const decibels = (power: number) => 10 * Math.log10(Math.max(power, 1e-12));

/** Measures a finished mix. */
export function measureTrack(sound: Stereo): TrackFacts {
  const { left, right } = sound;
  let peak = 0;
  let clipped = 0;
  for (let index = 0; index < left.length; index += 1) {
    const loudest = Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
    peak = Math.max(peak, loudest);
    if (loudest >= 0.9999) clipped += 1;
  }
  const spectrum = takeSpectrum(sound, TONES);
  const powers = meanPowers(spectrum);
  const tenth = 0.1 * SAMPLE_RATE;
  const end = left.length;
  return {
    spectrum,
    ...colour(powers, spectrum.bin),
    ...rhythm(takeSpectrum(sound, MOMENTS)),
    width: measureWidth(sound),
    crest: decibels(peak ** 2) - decibels(power(sound, 0, end)),
    clipped,
    ...silences(sound),
    ending: [
      decibels(power(sound, end - 3 * tenth, end - 2 * tenth)),
      decibels(power(sound, end - tenth, end)),
    ],
  };
}

function colour(powers: Float32Array, bandwidth: number): Pick<TrackFacts, "centroid" | "bands"> {
  let sum = 0;
  let weighed = 0;
  const bands = BAND_EDGES.slice(1).map(() => 0);
  for (const [bin, value] of powers.entries()) {
    const hertz = bin * bandwidth;
    // Amplitudes rather than powers, because the bass would outweigh everything above it.
    sum += Math.sqrt(value);
    weighed += Math.sqrt(value) * hertz;
    const band = BAND_EDGES.findLastIndex((edge) => hertz >= edge);
    if (band >= 0 && band < bands.length) bands[band] = (bands[band] ?? 0) + value;
  }
  const all = bands.reduce((total, value) => total + value, 0);
  return { centroid: weighed / sum, bands: bands.map((value) => decibels(value / all)) };
}

/**
 * Measures the stereo width. A one-pole high-pass removes low notes, which are centred and would
 * mask the width of the rest.
 */
function measureWidth({ left, right }: Stereo): number {
  const pull = 1 - Math.exp((-2 * Math.PI * 250) / SAMPLE_RATE);
  let [lowMiddle, lowSide, middle, side] = [0, 0, 0, 0];
  for (let index = 0; index < left.length; index += 1) {
    const [l, r] = [left[index] ?? 0, right[index] ?? 0];
    lowMiddle += (l + r - lowMiddle) * pull;
    lowSide += (l - r - lowSide) * pull;
    middle += (l + r - lowMiddle) ** 2;
    side += (l - r - lowSide) ** 2;
  }
  return side / middle;
}

function power({ left, right }: Stereo, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1)
    sum += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
  return sum / 2 / (to - from);
}

function silences(sound: Stereo): Pick<TrackFacts, "deadAir" | "silentEnd"> {
  let longest = 0;
  let now = 0;
  let begun = false;
  for (let from = 0; from + SLICE <= sound.left.length; from += SLICE) {
    const silent = Math.sqrt(power(sound, from, from + SLICE)) < SILENCE;
    if (!silent) {
      if (begun) longest = Math.max(longest, now);
      begun = true;
    }
    now = silent ? now + SLICE : 0;
  }
  return { deadAir: longest / SAMPLE_RATE, silentEnd: now / SAMPLE_RATE };
}

/** A band below this level counts as silent. */
const FLOOR = -70;
/** Minimum decibels by which an attack exceeds the windows before it. */
const RISE = 4;
const BEFORE = 5;
/** Minimum windows between two attacks: 64 ms. */
const APART = 6;

function rhythm({ windows, bin, step }: Spectrum): Pick<TrackFacts, "attacks" | "pulse"> {
  const bands = RHYTHM_BANDS.map(([low, high]) =>
    windows.map((powers) => {
      const band = powers.subarray(Math.round(low / bin), Math.round(high / bin));
      return Math.max(FLOOR, decibels(band.reduce((sum, value) => sum + value, 0)));
    }),
  );
  return {
    attacks: bands.map((levels) => countRises(levels) / (levels.length * step)),
    pulse: bands.map((levels) => {
      const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
      return Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length);
    }),
  };
}

function countRises(levels: readonly number[]): number {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (let index = BEFORE; index < levels.length; index += 1) {
    const before = levels.slice(index - BEFORE, index).reduce((sum, level) => sum + level, 0);
    if ((levels[index] ?? FLOOR) - before / BEFORE < RISE || index - last < APART) continue;
    count += 1;
    last = index;
  }
  return count;
}
