import { CHANNEL, type Chord, type Note } from "./bed.ts";
import type { Character } from "./palette.ts";

interface Hit {
  /** General MIDI percussion key. */
  readonly key: number;
  /** Positions as fractions of a chord (two beats). */
  readonly at: readonly number[];
  readonly velocity: number;
}

const PATTERNS: Record<Character["drums"], readonly Hit[]> = {
  none: [],
  shaker: [
    { key: 70, at: [0, 0.25, 0.5, 0.75], velocity: 58 },
    { key: 75, at: [0.5], velocity: 46 },
  ],
  heart: [{ key: 41, at: [0, 0.22], velocity: 82 }],
  march: [
    { key: 41, at: [0, 0.5], velocity: 92 },
    { key: 38, at: [0.75, 0.875], velocity: 40 },
  ],
};

/**
 * Writes the percussion of the piece. The last chord rings without it, except for a cymbal in
 * marches.
 */
export function writeDrums(chords: readonly Chord[], pattern: Character["drums"]): Note[] {
  const last = chords.at(-1);
  const notes = chords.slice(0, -1).flatMap((chord) =>
    PATTERNS[pattern].flatMap(({ key, at, velocity }) =>
      at.map((share) => {
        const start = chord.start + share * (chord.end - chord.start);
        return { channel: CHANNEL.drums, key, velocity, start, end: start + 0.3 };
      }),
    ),
  );
  if (pattern === "march" && last !== undefined) {
    const { start, end } = last;
    notes.push({ channel: CHANNEL.drums, key: 41, velocity: 100, start, end });
    notes.push({ channel: CHANNEL.drums, key: 49, velocity: 54, start, end });
  }
  return notes;
}
