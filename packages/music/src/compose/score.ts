import type { PartName } from "../genre/genre.ts";
import type { KeyedChord, Reason } from "../theory/chord.ts";

export interface ScoreNote {
  readonly part: PartName;
  /** MIDI key, or for drums the General MIDI percussion key. */
  readonly key: number;
  readonly velocity: number;
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  /** Only set for a note outside the scale. */
  readonly why?: Reason;
}

/** A chord with its position; `keys` are its voices, lowest first. */
export interface PlacedChord {
  readonly chord: KeyedChord;
  readonly keys: readonly number[];
  /** Sixteenths from the beginning. */
  readonly from: number;
  readonly to: number;
  /** Index of the phrase; null for the last chord, which follows all phrases. */
  readonly phrase: number | null;
}

export interface ScorePart {
  readonly name: PartName;
  readonly channel: number;
  /** General MIDI program, or for drums the kit. */
  readonly program: number;
  /** MIDI controller values, 0..127. */
  readonly volume: number;
  readonly pan: number;
  readonly reverb: number;
}

/** The composed music. */
export interface Score {
  readonly parts: readonly ScorePart[];
  /** Sorted by start. */
  readonly notes: readonly ScoreNote[];
  readonly chords: readonly PlacedChord[];
}
