import { barSeconds, type MusicSpec } from "../music-spec.ts";

/** Sixteenths in a quarter. */
const STEPS_PER_BEAT = 4;

/** Sixteenths in a bar. */
export function stepsPerBar({ meter }: Pick<MusicSpec, "meter">): number {
  return meter * STEPS_PER_BEAT;
}

/** Seconds of a place in sixteenths. Swing moves the second half of each beat later. */
export function secondsAt(spec: MusicSpec, step: number, swing: number): number {
  const beatSeconds = barSeconds(spec) / spec.meter;
  const beat = Math.floor(step / STEPS_PER_BEAT);
  const share = step / STEPS_PER_BEAT - beat;
  const middle = 0.5 + swing / 2;
  const swung = share < 0.5 ? share * 2 * middle : middle + (share - 0.5) * 2 * (1 - middle);
  return (beat + swung) * beatSeconds;
}
