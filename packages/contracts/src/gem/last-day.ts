const MONTHS = [
  ...(["January", "February", "March", "April", "May", "June", "July", "August"] as const),
  ...(["September", "October", "November", "December"] as const),
];

/**
 * Returns the last day on which gems that expire at this moment can be used, "November 23 (UTC)".
 * Pages, notifications and receipts all word it this way, in every time zone.
 */
export function lastDay(endsAt: Date): string {
  const last = new Date(endsAt.getTime() - 1);
  return `${MONTHS[last.getUTCMonth()]} ${last.getUTCDate()} (UTC)`;
}
