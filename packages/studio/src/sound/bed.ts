export interface Note {
  readonly channel: number;
  readonly key: number;
  readonly velocity: number;
  /** Seconds at which it starts. */
  readonly start: number;
  readonly end: number;
}

export interface Part {
  readonly channel: number;
  readonly program: number;
  /** MIDI controller values, 0..127. */
  readonly volume: number;
  readonly pan: number;
  readonly reverb: number;
}

/** A short piece: some chords, a cadence, and a last chord that rings out before the end. */
export interface Bed {
  readonly parts: readonly Part[];
  readonly notes: readonly Note[];
  readonly duration: number;
}

/** One chord of the piece; `keys` are MIDI keys of its triad around middle C. */
export interface Chord {
  readonly start: number;
  readonly end: number;
  readonly root: number;
  readonly keys: readonly number[];
}

export const CHANNEL = { pad: 0, figure: 1, lead: 2, bass: 3, drums: 9 } as const;

/** Returns the key of a scale degree; degrees beyond 6 continue in the next octave. */
export function keyOf(scale: readonly number[], tonic: number, degree: number): number {
  const octave = Math.floor(degree / 7);
  return tonic + 12 * octave + (scale[degree - octave * 7] ?? 0);
}
