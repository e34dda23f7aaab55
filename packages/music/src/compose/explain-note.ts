import { isInScale, type Reason, type Tonality } from "../theory/chord.ts";
import { pitchClass } from "../theory/mode.ts";
import type { PlacedChord } from "./score.ts";

/**
 * Explains why a key is outside the scale; undefined when it is inside. A tone of no chord is an
 * approach.
 */
export function explainNote(
  tonality: Tonality,
  key: number,
  { chord }: PlacedChord,
): Reason | undefined {
  if (isInScale(tonality, key)) return undefined;
  for (const { to, why } of chord.altered.values()) if (to === pitchClass(key)) return why;
  return "approach";
}
