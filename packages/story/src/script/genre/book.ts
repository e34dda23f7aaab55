/** Events that a scene can show, in narrative order. */
export const BEATS = [
  "hook",
  "world",
  "want",
  "plan",
  "journey",
  "obstacle",
  "attempt",
  "helper",
  "bond",
  "setback",
  "doubt",
  "resolve",
  "turn",
  "celebration",
  "home",
  "close",
] as const;
export type Beat = (typeof BEATS)[number];
export type MiddleBeat = Exclude<Beat, "hook" | "close">;

/** Sentences of a scene: one of `core` tells the beat, and any of `more` may follow it. */
export interface Passage {
  readonly core: readonly string[];
  readonly more: readonly string[];
}

/**
 * The voice of a genre. Lines are Tracery rules in the past tense (so verbs need no agreement); a
 * line with an empty slot is not used. Slots: `slots.ts`.
 */
export interface GenreBook {
  /** Possible props, all of which the studio can draw. */
  readonly props: readonly string[];
  readonly titles: readonly string[];
  /** Pairs of a first line and the last line that answers it. */
  readonly frames: readonly (readonly [hook: string, close: string])[];
  /** Frames for stories with very few words. */
  readonly brief: readonly (readonly [hook: string, close: string])[];
  readonly beats: Readonly<Record<MiddleBeat, Passage>>;
  /** Additional lines for the first and the last scene. */
  readonly opening: readonly string[];
  readonly ending: readonly string[];
}
