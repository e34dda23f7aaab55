const DAY = 86_400_000;

export const days = (count: number): number => count * DAY;

/** The same day of a later month, or its last day. */
export function addMonths(moment: number, months: number): number {
  const from = new Date(moment);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to.getTime();
}

/** Google's way of writing a moment. */
export const timestamp = (moment: number): string => new Date(moment).toISOString();
