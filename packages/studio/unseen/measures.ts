/** What a prompt may ask to see. */
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

/** What is scored: how much is seen of each aspect, and of all of them how much is not silently lost. */
export type Measure = Aspect | "seen or told";
export const MEASURES: readonly Measure[] = [...ASPECTS, "seen or told"];

/** How often something held, of how many. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

export interface AspectScore extends Share {
  readonly measure: Measure;
}
