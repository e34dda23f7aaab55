import type { Genre } from "../genre/genre.ts";

export interface TempoFit {
  readonly tempo: number;
  readonly bars: number;
  readonly ring: number;
}

/** Bounds in seconds for the last chord, which normally rings for a bar. */
const RING = { shortest: 2.4, longest: 4 } as const;

/**
 * Finds a number of whole bars that fill the duration in seconds exactly, by adjusting the tempo
 * slightly. A loop prefers whole phrases; any other piece reserves `ring` seconds for its last
 * chord.
 */
export function fitTempo(genre: Genre, wanted: number, duration: number, loop: boolean): TempoFit {
  const bar = (genre.meter * 60) / wanted;
  const ring = loop ? 0 : Math.min(RING.longest, Math.max(RING.shortest, bar));
  const body = duration - ring;
  const ideal = body / bar;
  const tempoOf = (bars: number) => (bars * genre.meter * 60) / body;
  const candidates = [-3, -2, -1, 0, 1, 2, 3, 4]
    .map((offset) => Math.floor(ideal) + offset)
    .filter((bars) => bars >= 4);
  const price = (bars: number) => {
    const shift = Math.abs(Math.log(tempoOf(bars) / wanted));
    const untidy = bars % 4 === 0 ? 0 : bars % 2 === 0 ? 0.02 : 0.05;
    return shift + untidy * (loop ? 6 : 1);
  };
  const [bars = 4] = candidates.toSorted((a, b) => price(a) - price(b));
  return { bars, ring, tempo: tempoOf(bars) };
}
