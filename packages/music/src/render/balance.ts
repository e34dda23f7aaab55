import { measureLoudness } from "@kinora/studio/sound/loudness";
import type { ScorePart } from "../compose/score.ts";
import type { Genre, PartName } from "../genre/genre.ts";
import type { Stems } from "./play-score.ts";

/** Loudness of each part against the tune, in loudness units: what a mixer would start from. */
const USUAL: Readonly<Record<PartName, number>> = {
  lead: 0,
  chords: -5,
  figure: -5,
  pad: -9,
  bass: -4,
  drums: -1.5,
};
/** Loudness of the tune before mastering. */
const TUNE_LUFS = -20;
/** Decibels at most: an instrument that is hardly there is not turned up without end. */
const GREATEST = 14;

/**
 * How far each part is turned up or down, as a factor. The instruments of a bank differ by 20 dB at
 * the same controller value, and people ask for any of them: levels are set by what is heard.
 */
export function balance({ parts }: Stems, genre: Genre): ReadonlyMap<PartName, number> {
  return new Map(
    parts.map(({ name, sound }) => {
      const wanted = TUNE_LUFS + USUAL[name] + (genre.levels?.[name] ?? 0);
      const loudness = measureLoudness(sound);
      // A part that does not play in this piece stays as it is.
      const change = Number.isFinite(loudness) ? wanted - loudness : 0;
      return [name, 10 ** (Math.max(-GREATEST, Math.min(GREATEST, change)) / 20)];
    }),
  );
}

/** The echo follows the parts that feed it most. */
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

/** The parts with controller values that sound like the balanced mix (General MIDI: level = value²). */
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
