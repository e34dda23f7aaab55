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
 * What is scored: the fraction visible for each aspect, and over all of them the fraction not
 * silently lost.
 */
export type Measure = Aspect | "seen or told";
export const MEASURES: readonly Measure[] = [...ASPECTS, "seen or told"];

/** Number of successes out of a total. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

export interface AspectScore extends Share {
  readonly measure: Measure;
}
