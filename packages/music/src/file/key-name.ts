import type { MusicSpec } from "../music-spec.ts";
import { isBright, type ModeName } from "../theory/mode.ts";

const NAMES = ["C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"] as const;

const SCALES: Partial<Record<ModeName, string>> = { ionian: "major", aeolian: "minor" };

/** A key for people: "F# minor", "D dorian". */
export function keyWords({ tonic, mode }: Pick<MusicSpec, "tonic" | "mode">): string {
  return `${NAMES[tonic] ?? "C"} ${SCALES[mode] ?? mode}`;
}

/** A key as ID3 writes it: "Am", "F#". */
export function keyName({ tonic, mode }: Pick<MusicSpec, "tonic" | "mode">): string {
  return `${NAMES[tonic] ?? "C"}${isBright(mode) ? "" : "m"}`;
}
