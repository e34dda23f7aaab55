import { INSTRUMENTS, type InstrumentName } from "../genre/instruments.ts";
import type { Tonality } from "../theory/chord.ts";
import { fiveTones, pitchClass, semitonesOf } from "../theory/mode.ts";
import type { PlacedChord } from "./score.ts";

/** The range of a melody: keys of its degrees, and the nearest suitable degrees. */
export interface TuneLine {
  readonly low: number;
  readonly high: number;
  keyOf(degree: number): number;
  /** Returns the nearest degree that is a tone of the chord. */
  onChord(degree: number, placed: PlacedChord): number;
  /** Returns the nearest degree of the pentatonic scale. */
  onFive(degree: number): number;
  /** Moves a degree by octaves until its key is in range. */
  inside(degree: number): number;
}

/** Range of keys in which melodies sound best, independent of the instrument. */
const COMFORT = { low: 62, high: 84 } as const;
const OCTAVE = 7;

/** Tries a degree, then its neighbours below and above at increasing distance. */
function nearest(degree: number, fits: (degree: number) => boolean): number {
  for (let distance = 0; distance <= OCTAVE; distance += 1) {
    if (fits(degree - distance)) return degree - distance;
    if (fits(degree + distance)) return degree + distance;
  }
  return degree;
}

/** Creates the range of a melody, in MIDI keys, that suits an instrument. */
export function openTuneLine(tonality: Tonality, instrument: InstrumentName): TuneLine {
  const player = INSTRUMENTS[instrument];
  // Leaves room for a leading tone or a blue note, which is a semitone further.
  const [low, high] = [player.low + 1, player.high - 1];
  const centre = Math.min(Math.max(72, low + 10), high - 6);
  const base = tonality.tonic + 12 * Math.round((centre - 6 - tonality.tonic) / 12);
  const range = {
    low: Math.max(low, Math.min(COMFORT.low, high - 14)),
    high: Math.min(high, Math.max(COMFORT.high, low + 14)),
  };
  const keyOf = (degree: number) => base + semitonesOf(tonality.mode, degree);
  const five = fiveTones(tonality.mode);
  return {
    ...range,
    keyOf,
    onChord: (degree, { chord }) =>
      nearest(degree, (other) => {
        const tone = pitchClass(keyOf(other));
        return chord.tones.includes(chord.altered.get(tone)?.to ?? tone);
      }),
    onFive: (degree) => nearest(degree, (other) => five.includes(((other % 7) + 7) % 7)),
    inside(degree) {
      let moved = degree;
      while (keyOf(moved) > range.high) moved -= OCTAVE;
      while (keyOf(moved) < range.low) moved += OCTAVE;
      return moved;
    },
  };
}
