import { INSTRUMENTS, type InstrumentName } from "../genre/instruments.ts";
import type { Tonality } from "../theory/chord.ts";
import { fiveTones, pitchClass, semitonesOf } from "../theory/mode.ts";
import type { PlacedChord } from "./score.ts";

/** Where a tune moves: keys of degrees, and the degrees that fit. */
export interface TuneLine {
  readonly low: number;
  readonly high: number;
  keyOf(degree: number): number;
  /** Nearest degree that is a tone of the chord. */
  onChord(degree: number, placed: PlacedChord): number;
  /** Nearest degree of the five-tone scale. */
  onFive(degree: number): number;
  /** The degree an octave nearer, when its key is out of range. */
  inside(degree: number): number;
}

/** Tunes are heard best around here, whatever the instrument could do besides. */
const COMFORT = { low: 62, high: 84 } as const;
const OCTAVE = 7;

/** Tries a degree, then its neighbours below and above, ever further. */
function nearest(degree: number, fits: (degree: number) => boolean): number {
  for (let distance = 0; distance <= OCTAVE; distance += 1) {
    if (fits(degree - distance)) return degree - distance;
    if (fits(degree + distance)) return degree + distance;
  }
  return degree;
}

/** An empty tune in the range an instrument is comfortable in; it takes notes one after the other. */
export function openTuneLine(tonality: Tonality, instrument: InstrumentName): TuneLine {
  const player = INSTRUMENTS[instrument];
  // A leading tone or a blue note may still go half a tone further.
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
