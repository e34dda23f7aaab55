/** Aspects that a prompt may ask to see. */
export const ASPECTS = [
  "subject",
  "count",
  "action",
  "relation",
  "place",
  "colour",
  "clothes",
  "time",
  "weather",
  "absence",
] as const;
export type Aspect = (typeof ASPECTS)[number];

/**
 * What is scored: the fraction visible for each aspect; over all of them the fraction not silently
 * lost; and the fraction of prompts whose picture shows nothing uninvited.
 */
export const MEASURES = [...ASPECTS, "seen or told", "nothing uninvited"] as const;
export type Measure = (typeof MEASURES)[number];

/** Number of successes out of a total. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

export interface AspectScore extends Share {
  readonly measure: Measure;
}
