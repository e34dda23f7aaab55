const MONTHS = [
  ...(["January", "February", "March", "April", "May", "June", "July", "August"] as const),
  ...(["September", "October", "November", "December"] as const),
];

/**
 * The last day on which gems that end at this moment can be used, "November 23 (UTC)". Every page, note
 * and receipt names it with these words, wherever its reader is.
 */
export function lastDay(endsAt: Date): string {
  const last = new Date(endsAt.getTime() - 1);
  return `${MONTHS[last.getUTCMonth()]} ${last.getUTCDate()} (UTC)`;
}
