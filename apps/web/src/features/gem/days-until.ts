/** From here on, waiting is no answer. */
const DAYS_MAX = 14;

/**
 * Returns after how many daily claims this many gems are there; null when nothing comes daily, or
 * it would take more than two weeks.
 */
export function daysUntil(missing: number, gemsADay: number): number | null {
  if (gemsADay <= 0) return null;
  const days = Math.ceil(missing / gemsADay);
  return days > DAYS_MAX ? null : days;
}
