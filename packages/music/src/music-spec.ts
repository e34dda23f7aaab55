import type { Sentence } from "@kinora/contracts/message/sentence";
import type { PartName, PitchedPart } from "./genre/genre.ts";
import type { GenreName } from "./genre/genres.ts";
import type { InstrumentName } from "./genre/instruments.ts";
import type { ModeName } from "./theory/mode.ts";

export const MUSIC_MOODS = [
  "calm",
  "happy",
  "sad",
  "dark",
  "epic",
  "romantic",
  "mysterious",
  "energetic",
  "playful",
] as const;
export type MusicMood = (typeof MUSIC_MOODS)[number];

/** Range of a piece's duration in seconds. */
export const SHORTEST = 15;
export const LONGEST = 180;

/** A request for a piece of music. */
export interface MusicBrief {
  readonly prompt: string;
  /** 0..2^32-1. */
  readonly seed: number;
  /** Seconds, from SHORTEST to LONGEST. */
  readonly duration: number;
  /** True when the piece ends where it begins, without a last chord. */
  readonly loop: boolean;
}

export type PhraseEnd = "half" | "full" | "open";

/** Bars that form a phrase. */
export interface MusicPhrase {
  readonly label: "intro" | "A" | "B";
  /** 0 for the first occurrence; later ones are varied more. */
  readonly variant: number;
  readonly firstBar: number;
  readonly bars: number;
  /** Activity, 0..1. */
  readonly energy: number;
  /** half: ends on the dominant; full: ends on the tonic; open: the chord loop continues. */
  readonly end: PhraseEnd;
  readonly parts: readonly PartName[];
}

/** The plan of a piece before its notes: plain JSON, deterministic for a recipe. */
export interface MusicSpec {
  readonly seed: number;
  readonly duration: number;
  readonly loop: boolean;
  readonly genre: GenreName;
  readonly mood: MusicMood;
  /** Pitch class of the tonic, 0 = C. */
  readonly tonic: number;
  readonly mode: ModeName;
  /** Beats per minute; fractional, because the bars fill the requested length exactly. */
  readonly tempo: number;
  /** Quarters per bar. */
  readonly meter: 3 | 4;
  /** Bars before the last chord. */
  readonly bars: number;
  /** Seconds for which the last chord rings; 0 in a loop. */
  readonly ring: number;
  readonly phrases: readonly MusicPhrase[];
  readonly players: Readonly<Partial<Record<PitchedPart, InstrumentName>>>;
  /** Display names: "Lo-fi", "D dorian", "vibraphone". */
  readonly words: {
    readonly genre: string;
    readonly key: string;
    readonly band: readonly string[];
  };
  /** What was requested but is not in the piece. */
  readonly notices: readonly Sentence[];
}

/** Returns the length of a bar in seconds. */
export function barSeconds({ tempo, meter }: Pick<MusicSpec, "tempo" | "meter">): number {
  return (meter * 60) / tempo;
}
