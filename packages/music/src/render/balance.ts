import { measureLoudness } from "@kinora/studio/sound/loudness";
import type { ScorePart } from "../compose/score.ts";
import type { Genre, PartName } from "../genre/genre.ts";
import type { Stems } from "./play-score.ts";

/** Loudness of each part relative to the melody in loudness units: a mixer's starting point. */
const USUAL: Readonly<Record<PartName, number>> = {
  lead: 0,
  chords: -5,
  figure: -5,
  pad: -9,
  bass: -4,
  drums: -1.5,
};
/** Loudness of the melody before mastering. */
const TUNE_LUFS = -20;
/**
 * Maximum change in decibels, so that a nearly silent instrument is not amplified without limit.
 */
const GREATEST = 14;

/**
 * Computes a gain factor for each part. Instruments of a bank differ by 20 dB at the same
 * controller value, and users request any of them, so levels are set by measured loudness.
 */
export function balance({ parts }: Stems, genre: Genre): ReadonlyMap<PartName, number> {
  return new Map(
    parts.map(({ name, sound }) => {
      const wanted = TUNE_LUFS + USUAL[name] + (genre.levels?.[name] ?? 0);
      const loudness = measureLoudness(sound);
      // A part that is silent in this piece is left unchanged.
      const change = Number.isFinite(loudness) ? wanted - loudness : 0;
      return [name, 10 ** (Math.max(-GREATEST, Math.min(GREATEST, change)) / 20)];
    }),
  );
}

/** Computes the gain factor of the reverb, weighted by the parts that feed it. */
export function roomGain(
  levels: ReadonlyMap<PartName, number>,
  parts: readonly ScorePart[],
): number {
  let sum = 0;
  let weight = 0;
  for (const { name, reverb, volume } of parts) {
    const feed = (reverb + 1) * volume ** 2;
    sum += feed * (levels.get(name) ?? 1);
    weight += feed;
  }
  return weight === 0 ? 1 : sum / weight;
}

/**
 * Returns the parts with controller values that sound like the balanced mix (General MIDI: level =
 * value²).
 */
export function balancedParts(
  parts: readonly ScorePart[],
  levels: ReadonlyMap<PartName, number>,
): ScorePart[] {
  const raised = parts.map((part) => ({
    ...part,
    volume: part.volume * Math.sqrt(levels.get(part.name) ?? 1),
  }));
  const loudest = Math.max(...raised.map(({ volume }) => volume), 1);
  const room = Math.min(1, 127 / loudest);
  return raised.map((part) => ({ ...part, volume: Math.max(1, Math.round(part.volume * room)) }));
}
