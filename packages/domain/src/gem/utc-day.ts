const day = 24 * 60 * 60 * 1000;

/** Returns the UTC calendar day, "2026-06-15". */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the start of the UTC day `days` days after that of `moment`. */
export function startOfUtcDay(moment: Date, days: number): Date {
  return new Date(Math.floor(moment.getTime() / day) * day + days * day);
}
