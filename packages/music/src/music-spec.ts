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

/** Seconds a piece may last. */
export const SHORTEST = 15;
export const LONGEST = 180;

/** What the studio is asked for. */
export interface MusicBrief {
  readonly prompt: string;
  /** 0..2^32-1. */
  readonly seed: number;
  /** Seconds, from SHORTEST to LONGEST. */
  readonly duration: number;
  /** Begins where it ends, instead of ending on a last chord. */
  readonly loop: boolean;
}

export type PhraseEnd = "half" | "full" | "open";

/** Bars that belong together. */
export interface MusicPhrase {
  readonly label: "intro" | "A" | "B";
  /** 0 as it is first heard; later ones are varied more. */
  readonly variant: number;
  readonly firstBar: number;
  readonly bars: number;
  /** 0..1: how much is going on. */
  readonly energy: number;
  /** half: waits on the dominant; full: comes home; open: the loop of chords goes on. */
  readonly end: PhraseEnd;
  readonly parts: readonly PartName[];
}

/** A piece before its notes: plain JSON, the same for the same recipe. */
export interface MusicSpec {
  readonly seed: number;
  readonly duration: number;
  readonly loop: boolean;
  readonly genre: GenreName;
  readonly mood: MusicMood;
  /** Pitch class of the tonic, 0 = C. */
  readonly tonic: number;
  readonly mode: ModeName;
  /** Beats a minute; not whole, because the bars fill the asked length exactly. */
  readonly tempo: number;
  /** Quarters in a bar. */
  readonly meter: 3 | 4;
  /** Bars before the last chord. */
  readonly bars: number;
  /** Seconds the last chord rings; 0 in a loop. */
  readonly ring: number;
  readonly phrases: readonly MusicPhrase[];
  readonly players: Readonly<Partial<Record<PitchedPart, InstrumentName>>>;
  /** The same for people: "Lo-fi", "D dorian", "vibraphone". */
  readonly words: {
    readonly genre: string;
    readonly key: string;
    readonly band: readonly string[];
  };
  /** True things worth saying: what was asked for and is not in it. */
  readonly notices: readonly Sentence[];
}

/** Seconds of a bar. */
export function barSeconds({ tempo, meter }: Pick<MusicSpec, "tempo" | "meter">): number {
  return (meter * 60) / tempo;
}
