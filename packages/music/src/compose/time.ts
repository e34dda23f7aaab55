import { barSeconds, type MusicSpec } from "../music-spec.ts";

/** Sixteenths per quarter. */
const STEPS_PER_BEAT = 4;

/** Returns the sixteenths per bar. */
export function stepsPerBar({ meter }: Pick<MusicSpec, "meter">): number {
  return meter * STEPS_PER_BEAT;
}

/** Converts a position in sixteenths to seconds. Swing delays the second half of each beat. */
export function secondsAt(spec: MusicSpec, step: number, swing: number): number {
  const beatSeconds = barSeconds(spec) / spec.meter;
  const beat = Math.floor(step / STEPS_PER_BEAT);
  const share = step / STEPS_PER_BEAT - beat;
  const middle = 0.5 + swing / 2;
  const swung = share < 0.5 ? share * 2 * middle : middle + (share - 0.5) * 2 * (1 - middle);
  return (beat + swung) * beatSeconds;
}
