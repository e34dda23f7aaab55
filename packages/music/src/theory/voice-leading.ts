import type { KeyedChord } from "./chord.ts";

/**
 * Range of MIDI keys of the harmony: lower, thirds sound muddy; higher, they compete with the
 * melody.
 */
export const HARMONY_RANGE = { low: 50, high: 76 } as const;

/** Returns all close positions of the chord within the range, lowest first. */
function closePositions({ tones }: KeyedChord): number[][] {
  const positions: number[][] = [];
  for (let lowest: number = HARMONY_RANGE.low; lowest <= HARMONY_RANGE.high; lowest += 1) {
    const from = tones.indexOf(lowest % 12);
    if (from < 0) continue;
    const keys = [lowest];
    for (let step = 1; step < tones.length; step += 1) {
      const tone = tones[(from + step) % tones.length] ?? 0;
      const below = keys.at(-1) ?? lowest;
      keys.push(below + ((tone - (below % 12) + 12) % 12));
    }
    if ((keys.at(-1) ?? 0) <= HARMONY_RANGE.high) positions.push(keys);
  }
  return positions;
}

/**
 * Returns the total motion of all voices in semitones, with a high penalty for parallel fifths and
 * octaves.
 */
function costOf(from: readonly number[], to: readonly number[]): number {
  const voices = Math.min(from.length, to.length);
  let cost = 0;
  for (let voice = 0; voice < voices; voice += 1) {
    const move = (to[voice] ?? 0) - (from[voice] ?? 0);
    cost += Math.abs(move);
    for (let other = voice + 1; other < voices; other += 1) {
      const before = ((from[other] ?? 0) - (from[voice] ?? 0)) % 12;
      const after = ((to[other] ?? 0) - (to[voice] ?? 0)) % 12;
      if (move !== 0 && before === after && (before === 7 || before === 0)) cost += 2;
    }
  }
  return cost;
}

/**
 * Voices a chord as MIDI keys so that the voices move as little as possible; the first chord is in
 * the middle.
 */
export function leadVoices(before: readonly number[] | null, chord: KeyedChord): readonly number[] {
  const middle = (HARMONY_RANGE.low + HARMONY_RANGE.high) / 2;
  const price = (keys: readonly number[]) => {
    const centre = keys.reduce((sum, key) => sum + key, 0) / keys.length;
    // Minimal motion drifts away over a long piece; a slight pull brings it back.
    const drift = Math.abs(centre - middle);
    return before === null ? drift : costOf(before, keys) + drift * 0.35;
  };
  const [best] = closePositions(chord).toSorted((a, b) => price(a) - price(b));
  if (best === undefined) throw new Error("The chord has no position in the range");
  return best;
}
