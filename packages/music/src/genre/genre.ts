import type { ModeName } from "../theory/mode.ts";
import type { InstrumentName } from "./instruments.ts";

/** Who plays; also the names of the stems. */
export const PART_NAMES = ["lead", "chords", "figure", "pad", "bass", "drums"] as const;
export type PartName = (typeof PART_NAMES)[number];
export type PitchedPart = Exclude<PartName, "drums">;

/**
 * A bar in sixteenths (16 of them in 4/4, 12 in 3/4), one character a step: `.` is silence, `-` holds
 * what sounds, anything else starts a note. Tunes and chords: `X` accented, `x` plain, `o` soft.
 * Figures: a digit is the voice of the chord, from below; digits past the top go on an octave higher.
 * Bass: `R` root, `3` third, `5` fifth, `7` seventh, `8` octave, `a` a half tone below the next root.
 */
export type RhythmPattern = string;

/** Percussion of a bar: General MIDI key to pattern. */
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

/** How a kind of music is written. Everything a listener tells it by stands here. */
export interface Genre {
  readonly title: string;
  /** Words of a prompt that ask for it. */
  readonly words: readonly string[];
  /** Beats a minute, slowest and quickest. */
  readonly tempo: readonly [number, number];
  readonly meter: 3 | 4;
  /** Share of an eighth by which the off-beat comes late: 0 straight, 0.33 triplets. */
  readonly swing: number;
  readonly modes: readonly ModeName[];
  readonly sevenths: boolean;
  readonly dominants: boolean;
  readonly cadence: Cadence;
  /** Four-bar progressions of the verse and of its contrast. */
  readonly verse: readonly Progression[];
  readonly contrast: readonly Progression[];
  /** Does every phrase cadence, or does a loop go round until the end? */
  readonly cycles: boolean;
  readonly players: Readonly<Partial<Record<PitchedPart, readonly InstrumentName[]>>>;
  /** General MIDI drum kit, null for none. */
  readonly kit: number | null;
  readonly tune: readonly RhythmPattern[];
  readonly fiveTone: boolean;
  readonly chords: readonly RhythmPattern[];
  readonly figure: readonly RhythmPattern[];
  readonly bass: readonly RhythmPattern[];
  readonly drums: readonly DrumPattern[];
  /** Milliseconds players are early or late at most. */
  readonly loose: number;
  /** 0 dry to 127 a cathedral. */
  readonly room: number;
  /** Loudness units by which a part is louder or softer than usual. */
  readonly levels?: Readonly<Partial<Record<PartName, number>>>;
}
