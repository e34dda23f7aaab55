import type { TrackFacts } from "./measure-track.ts";
import type { Levels } from "./meter.ts";

export interface JudgedTrack {
  readonly name: string;
  /** Beats a minute. */
  readonly tempo: number;
  readonly loop: boolean;
  readonly facts: TrackFacts;
  /** Of the WAV and of the MP3: what people download. */
  readonly wav: Levels;
  readonly mp3: Levels;
}

const LOUDNESS = -14;
const TOLERANCE = 1;
const HIGHEST_PEAK = -1;
/** Seconds. */
const LONGEST_DEAD_AIR = 1.5;
/** Decibels by which the last 0.1 s are softer than those 0.2 s before. */
const DIES_AWAY = 6;
/** Under this a piece is as good as mono. */
const NARROWEST = 0.03;
/** Bass alone or hiss alone: no band holds more than this share (dB below everything). */
const WHOLE = -0.2;

/** What is wrong with a track, in words; empty for a good one. */
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

/** One step of each feature that a listener notices: ratios as logarithms, levels in decibels. */
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

/** Steps, all features together, that two kinds of music lie apart at least. */
export const APART = 2;

/** How far apart two tracks are by what is measured: the root of the sum of squared steps. */
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
