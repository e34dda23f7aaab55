/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment so many milliseconds before this one. */
export const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
