import { DRUM_KEYS, type DrumName } from "../genre/genre.ts";

/**
 * Position of each drum as MIDI values (0 left, 64 middle, 127 right), seen from the audience. The
 * bank's kits are mono; drums that carry the beat stay in the middle.
 */
const PLACES: Readonly<Record<DrumName, number>> = {
  kick: 64,
  snare: 64,
  rim: 56,
  clap: 64,
  brush: 58,
  floor: 30,
  hat: 92,
  pedal: 92,
  open: 92,
  tom: 48,
  highTom: 78,
  crash: 100,
  ride: 32,
  tambourine: 24,
  cowbell: 84,
  bongo: 30,
  conga: 98,
  lowConga: 86,
  timbale: 44,
  shaker: 106,
  guiro: 26,
  clave: 104,
  block: 34,
  triangle: 108,
};

/** Controllers that select a non-registered parameter and set it (GS: 28 = pan of a drum). */
const [PARAMETER_GROUP, PARAMETER, VALUE] = [99, 98, 6] as const;
const DRUM_PAN = 28;

type Setting = readonly [controller: 99 | 98 | 6, value: number];

/**
 * Returns the pan settings of a drum channel (0..127), as ordered pairs of controller and value.
 */
export function placeDrums(): Setting[] {
  return (Object.keys(DRUM_KEYS) as DrumName[]).flatMap((name): Setting[] => [
    [PARAMETER_GROUP, DRUM_PAN],
    [PARAMETER, DRUM_KEYS[name]],
    [VALUE, PLACES[name]],
  ]);
}
