import type { Random } from "../scene/random.ts";
import { CHANNEL, type Chord, keyOf, type Note } from "./bed.ts";

/**
 * Rhythms within one chord, as fractions of it. A motif uses one of them, repeated over the
 * following chords.
 */
const RHYTHMS = [
  [0, 0.5, 0.75],
  [0, 0.375, 0.5],
  [0, 0.25, 0.5],
  [0, 0.75],
  [0.25, 0.5, 0.75],
] as const;

/** Returns the scale degree nearest to a key, counted from the tonic. */
function degreeNear(scale: readonly number[], tonic: number, key: number): number {
  let best = 0;
  for (let degree = -7; degree <= 14; degree += 1) {
    const distance = Math.abs(keyOf(scale, tonic, degree) - key);
    if (distance < Math.abs(keyOf(scale, tonic, best) - key)) best = degree;
  }
  return best;
}

/**
 * Writes a tune: a motif of rhythm and steps, repeated over each chord from one of its notes and
 * varied every second time, that comes to rest on the tonic an octave up.
 */
export function writeLead(
  chords: readonly Chord[],
  scale: readonly number[],
  tonic: number,
  random: Random,
): Note[] {
  const rhythm = random.pick(RHYTHMS);
  const steps = rhythm.map((_, index) => (index === 0 ? 0 : random.pick([-2, -1, 1, 1, 2])));
  const notes: Note[] = [];
  chords.forEach((chord, index) => {
    const length = chord.end - chord.start;
    if (index === chords.length - 1) {
      notes.push({
        channel: CHANNEL.lead,
        key: tonic + 12,
        velocity: 72,
        start: chord.start,
        end: chord.end - 0.3,
      });
      return;
    }
    const tone = chord.keys[index % 2 === 0 ? 2 : 1] ?? tonic;
    let degree = degreeNear(scale, tonic, tone + (tone < tonic + 4 ? 12 : 0));
    rhythm.forEach((share, at) => {
      const turn = index % 2 === 1 && at === rhythm.length - 1 ? -1 : 1;
      degree += (steps[at] ?? 0) * turn;
      const start = chord.start + share * length;
      const next = rhythm[at + 1] ?? 1;
      const end = chord.start + next * length - 0.02;
      notes.push({
        channel: CHANNEL.lead,
        key: keyOf(scale, tonic, degree),
        velocity: 70 + (at === 0 ? 8 : 0),
        start,
        end,
      });
    });
  });
  return notes;
}
