import type { MusicSpec } from "../music-spec.ts";
import { isBright, type ModeName } from "../theory/mode.ts";

const NAMES = ["C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"] as const;

const SCALES: Partial<Record<ModeName, string>> = { ionian: "major", aeolian: "minor" };

/** Returns the full name of a key: "F# minor", "D dorian". */
export function keyWords({ tonic, mode }: Pick<MusicSpec, "tonic" | "mode">): string {
  return `${NAMES[tonic] ?? "C"} ${SCALES[mode] ?? mode}`;
}

/** Returns a key in ID3 notation: "Am", "F#". */
export function keyName({ tonic, mode }: Pick<MusicSpec, "tonic" | "mode">): string {
  return `${NAMES[tonic] ?? "C"}${isBright(mode) ? "" : "m"}`;
}
