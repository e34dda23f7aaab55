import type { TrackFacts } from "./measure-track.ts";
import type { Levels } from "./meter.ts";

export interface JudgedTrack {
  readonly name: string;
  /** Beats per minute. */
  readonly tempo: number;
  readonly loop: boolean;
  readonly facts: TrackFacts;
  /** Levels of the WAV and of the MP3, the files users download. */
  readonly wav: Levels;
  readonly mp3: Levels;
}

const LOUDNESS = -14;
const TOLERANCE = 1;
const HIGHEST_PEAK = -1;
/** Maximum in seconds. */
const LONGEST_DEAD_AIR = 1.5;
/** Minimum decibels by which the last 0.1 s are softer than the 0.1 s that end 0.2 s earlier. */
const DIES_AWAY = 6;
/** Below this width a piece is practically mono. */
const NARROWEST = 0.03;
/**
 * Maximum level of one band relative to the sum of all bands, in decibels; above it the track is
 * only bass or only hiss.
 */
const WHOLE = -0.2;

/** Describes the faults of a track; empty for a good one. */
export function judgeTrack({ facts, wav, mp3, loop }: JudgedTrack): string[] {
  const [before, after] = facts.ending;
  const faults: (string | false)[] = [
    ...(["wav", "mp3"] as const).flatMap((format) => {
      const { loudness, truePeak } = format === "wav" ? wav : mp3;
      return [
        Math.abs(loudness - LOUDNESS) > TOLERANCE && `${format} has ${loudness} LUFS`,
        truePeak > HIGHEST_PEAK && `${format} peaks at ${truePeak} dBTP`,
      ];
    }),
    facts.clipped > 0 && `${facts.clipped} clipped samples`,
    facts.deadAir > LONGEST_DEAD_AIR && `${facts.deadAir.toFixed(1)} s of dead air`,
    facts.silentEnd > LONGEST_DEAD_AIR && `${facts.silentEnd.toFixed(1)} s of silence at the end`,
    !loop && before - after < DIES_AWAY && `does not die away (${(before - after).toFixed(1)} dB)`,
    facts.width < NARROWEST && `is as good as mono (width ${facts.width.toFixed(3)})`,
    facts.bands.some((level) => level > WHOLE) && "all of it is in one band",
  ];
  return faults.filter((fault) => fault !== false);
}

/**
 * Values of each feature in steps that a listener notices: ratios as logarithms, levels in
 * decibels.
 */
const steps = ({ tempo, facts, wav }: JudgedTrack): number[] => [
  Math.log(tempo) / Math.log(1.1),
  Math.log(facts.centroid) / Math.log(1.2),
  ...facts.attacks.map((rate) => Math.log(rate + 0.5) / Math.log(1.3)),
  ...facts.pulse.map((depth) => depth / 3),
  facts.width / 0.1,
  facts.crest / 2,
  wav.range / 3,
  ...facts.bands.map((level) => Math.max(level, -36) / 4),
];

/** Minimum distance between two kinds of music, in steps over all features. */
export const APART = 2;

/** Distance between two tracks by their measurements: the root of the sum of squared steps. */
export function distanceOf(one: JudgedTrack, other: JudgedTrack): number {
  const theirs = steps(other);
  return Math.hypot(...steps(one).map((value, index) => value - (theirs[index] ?? 0)));
}

export interface Pair {
  readonly names: readonly [string, string];
  readonly distance: number;
}

/** Every pair of tracks, nearest first. */
export function comparePairs(tracks: readonly JudgedTrack[]): Pair[] {
  return tracks
    .flatMap((one, index) =>
      tracks.slice(index + 1).map((other) => ({
        names: [one.name, other.name] as const,
        distance: distanceOf(one, other),
      })),
    )
    .toSorted((a, b) => a.distance - b.distance);
}
