/**
 * Returns the start of the n-th month since an anchor, in UTC. Months that began on the 31st start
 * on the last day of shorter ones, and on the 31st again afterwards.
 */
export function monthStart(anchor: Date, n: number): Date {
  const month = anchor.getUTCMonth() + n;
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const start = new Date(anchor);
  start.setUTCFullYear(anchor.getUTCFullYear(), month, Math.min(anchor.getUTCDate(), lastDay));
  return start;
}

/** Returns the number of whole months between an anchor and a moment after it. */
export function monthAt(anchor: Date, now: Date): number {
  const years = now.getUTCFullYear() - anchor.getUTCFullYear();
  const guess = years * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  return +monthStart(anchor, guess) <= +now ? guess : guess - 1;
}
