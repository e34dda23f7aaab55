import type { PartName } from "../genre/genre.ts";
import type { KeyedChord, Reason } from "../theory/chord.ts";

export interface ScoreNote {
  readonly part: PartName;
  /** MIDI key; of drums the General MIDI percussion key. */
  readonly key: number;
  readonly velocity: number;
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  /** Only of a note outside the scale. */
  readonly why?: Reason;
}

/** One chord on its place; `keys` are its voices, from below. */
export interface PlacedChord {
  readonly chord: KeyedChord;
  readonly keys: readonly number[];
  /** Sixteenths from the beginning. */
  readonly from: number;
  readonly to: number;
  /** Index into the phrases; the last chord after all phrases has none. */
  readonly phrase: number | null;
}

export interface ScorePart {
  readonly name: PartName;
  readonly channel: number;
  /** General MIDI program; of drums the kit. */
  readonly program: number;
  /** MIDI controller values, 0..127. */
  readonly volume: number;
  readonly pan: number;
  readonly reverb: number;
}

/** The written music. */
export interface Score {
  readonly parts: readonly ScorePart[];
  /** In the order of their beginnings. */
  readonly notes: readonly ScoreNote[];
  readonly chords: readonly PlacedChord[];
}
