/** Semitones of the seven degrees above the tonic. */
export const MODES = {
  ionian: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
  "phrygian dominant": [0, 1, 4, 5, 7, 8, 10],
} as const;

export type ModeName = keyof typeof MODES;

/** Returns true when the mode has a major third above its tonic. */
export function isBright(mode: ModeName): boolean {
  return MODES[mode][2] === 4;
}

/**
 * Returns the semitones of a degree above the tonic; degrees beyond 6 or below 0 are in other
 * octaves.
 */
export function semitonesOf(mode: ModeName, degree: number): number {
  const octave = Math.floor(degree / 7);
  return 12 * octave + (MODES[mode][degree - 7 * octave] ?? 0);
}

/** Returns the pitch class of a MIDI key, 0 = C. */
export function pitchClass(key: number): number {
  return ((key % 12) + 12) % 12;
}

/** Returns the degrees of the mode's pentatonic scale, which suits a melody over a riff. */
export function fiveTones(mode: ModeName): readonly number[] {
  return isBright(mode) ? [0, 1, 2, 4, 5] : [0, 2, 3, 4, 6];
}
