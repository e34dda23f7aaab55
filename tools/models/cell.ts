import {
  ASPECT_RATIOS,
  type AspectRatio,
  CREATION_MODES,
  type CreationMode,
  DURATIONS,
  MUSIC_DURATIONS,
} from "@kinora/contracts/prompt/vocabulary";

/** Inputs that a work may begin with. */
export const BEGINNINGS = ["words", "a picture", "two pictures", "a clip"] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/**
 * One combination that a form can request from a model; null for values that the mode does not
 * offer.
 */
export interface Cell {
  readonly mode: CreationMode;
  readonly beginning: Beginning;
  readonly seconds: number | null;
  readonly ratio: AspectRatio | null;
}

const LENGTHS = [...new Set<number>([...DURATIONS, ...MUSIC_DURATIONS])].sort((a, b) => a - b);
const WITHOUT_LENGTH: ReadonlySet<CreationMode> = new Set(["text-to-image", "video-upload"]);

/** Returns the durations in seconds that a mode offers. */
export const lengthsOf = (mode: CreationMode): readonly (number | null)[] =>
  WITHOUT_LENGTH.has(mode) ? [null] : LENGTHS;

export const ratiosOf = (mode: CreationMode): readonly (AspectRatio | null)[] =>
  mode === "video-upload" ? [null] : ASPECT_RATIOS;

/** Every combination, independent of the model. */
export const CELLS: readonly Cell[] = CREATION_MODES.flatMap((mode) =>
  BEGINNINGS.flatMap((beginning) =>
    lengthsOf(mode).flatMap((seconds) =>
      ratiosOf(mode).map((ratio) => ({ mode, beginning, seconds, ratio })),
    ),
  ),
);
