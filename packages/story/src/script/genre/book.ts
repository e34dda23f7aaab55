/** What happens in a scene, in the order of telling. */
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

/** Sentences of a scene: one of `core` tells the beat, any of `more` may follow it. */
export interface Passage {
  readonly core: readonly string[];
  readonly more: readonly string[];
}

/**
 * The voice of a genre. Lines are Tracery rules in the past tense (so verbs need not agree); a line
 * whose slot is empty is not used. Slots: `slots.ts`.
 */
export interface GenreBook {
  /** Things that may matter, all of which the studio draws. */
  readonly props: readonly string[];
  readonly titles: readonly string[];
  /** A first line and the last line that answers it. */
  readonly frames: readonly (readonly [hook: string, close: string])[];
  /** The same for stories of hardly any words. */
  readonly brief: readonly (readonly [hook: string, close: string])[];
  readonly beats: Readonly<Record<MiddleBeat, Passage>>;
  /** More for the first and the last scene. */
  readonly opening: readonly string[];
  readonly ending: readonly string[];
}
