import type { MusicSpec } from "../music-spec.ts";
import { isBright } from "../theory/mode.ts";

const NAMES = ["C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"] as const;

/** A key as ID3 writes it: "Am", "F#". */
export function keyName({ tonic, mode }: Pick<MusicSpec, "tonic" | "mode">): string {
  return `${NAMES[tonic] ?? "C"}${isBright(mode) ? "" : "m"}`;
}
