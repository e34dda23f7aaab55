/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns the time this many milliseconds earlier. */
export const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
