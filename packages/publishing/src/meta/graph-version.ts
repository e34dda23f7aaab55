/**
 * The pinned version of Meta's Graph API. After its end, calls are answered by the oldest version
 * that is left, without a word.
 */
export const GRAPH_VERSION = { name: "v25.0", endsOn: "2028-07-29" } as const;

const DAY = 86_400_000;
/** Days before the end from which it is an alarm. */
const ALARM = 180;

/** Returns the days until the version's end, once they are few; null before. */
export function daysUntilGraphEnds(now: Date): number | null {
  const days = Math.floor((Date.parse(GRAPH_VERSION.endsOn) - now.getTime()) / DAY);
  return days <= ALARM ? days : null;
}
