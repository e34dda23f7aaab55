import type { ModeName } from "../theory/mode.ts";
import type { InstrumentName } from "./instruments.ts";

/** The parts of a band; also the names of the stems. */
export const PART_NAMES = ["lead", "chords", "figure", "pad", "bass", "drums"] as const;
export type PartName = (typeof PART_NAMES)[number];
export type PitchedPart = Exclude<PartName, "drums">;

/**
 * A bar in sixteenths (16 in 4/4, 12 in 3/4), one character per step: `.` is silence, `-` holds the
 * sound, anything else starts a note. Melodies and chords: `X` accented, `x` plain, `o` soft.
 * Figures: a digit is a voice of the chord, counted from below; digits past the top are an octave
 * higher. Bass: `R` root, `3` third, `5` fifth, `7` seventh, `8` octave, `a` a semitone next to the
 * following root.
 */
export type RhythmPattern = string;

/** Percussion of a bar: patterns keyed by drum. */
export type DrumPattern = Readonly<Partial<Record<DrumName, RhythmPattern>>>;

export const DRUM_KEYS = {
  kick: 36,
  snare: 38,
  rim: 37,
  clap: 39,
  brush: 40,
  floor: 41,
  hat: 42,
  pedal: 44,
  tom: 45,
  open: 46,
  crash: 49,
  highTom: 50,
  ride: 51,
  tambourine: 54,
  cowbell: 56,
  bongo: 60,
  conga: 63,
  lowConga: 64,
  timbale: 65,
  shaker: 70,
  guiro: 73,
  clave: 75,
  block: 76,
  triangle: 81,
} as const;
export type DrumName = keyof typeof DRUM_KEYS;

/** Four bars of degrees, 1 to 7: "1 6 2,5 1". A comma puts two chords into a bar. */
export type Progression = string;

export type Cadence = "authentic" | "plagal" | "modal";

/** Everything that characterises a genre. */
export interface Genre {
  readonly title: string;
  /** Words in a prompt that request it. */
  readonly words: readonly string[];
  /** Range of beats per minute, slowest and fastest. */
  readonly tempo: readonly [number, number];
  readonly meter: 3 | 4;
  /** Delay of the off-beat as a share of an eighth: 0 straight, 0.33 triplets. */
  readonly swing: number;
  readonly modes: readonly ModeName[];
  readonly sevenths: boolean;
  readonly dominants: boolean;
  readonly cadence: Cadence;
  /** Four-bar progressions of the verse and of its contrast. */
  readonly verse: readonly Progression[];
  readonly contrast: readonly Progression[];
  /** False when every phrase has a cadence; true when a chord loop repeats until the end. */
  readonly cycles: boolean;
  readonly players: Readonly<Partial<Record<PitchedPart, readonly InstrumentName[]>>>;
  /** General MIDI drum kit; null for none. */
  readonly kit: number | null;
  readonly tune: readonly RhythmPattern[];
  readonly fiveTone: boolean;
  readonly chords: readonly RhythmPattern[];
  readonly figure: readonly RhythmPattern[];
  readonly bass: readonly RhythmPattern[];
  readonly drums: readonly DrumPattern[];
  /** Maximum timing deviation of players in milliseconds. */
  readonly loose: number;
  /** Reverb, from 0 (dry) to 127 (a cathedral). */
  readonly room: number;
  /** Loudness of parts relative to the usual, in loudness units. */
  readonly levels?: Readonly<Partial<Record<PartName, number>>>;
}
