const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a post had been there when it was measured. */
export const MEASURE_AGES = ["hour", "day", "week"] as const;
export type MeasureAge = (typeof MEASURE_AGES)[number];

/**
 * Milliseconds after which a figure is of an age, and until when: later it would be compared with
 * younger ones.
 */
export const MEASURE_SPANS = {
  hour: { from: HOUR, until: 6 * HOUR },
  day: { from: DAY, until: 2 * DAY },
  week: { from: 7 * DAY, until: 10 * DAY },
} as const satisfies Record<MeasureAge, { readonly from: number; readonly until: number }>;
