const SECOND = 1_000;
/** Maximum number of attempts; with the pauses below they span more than four hours. */
const MOST_TRIES = 10;
const [FIRST_PAUSE, LONGEST_PAUSE] = [30 * SECOND, 60 * 60 * SECOND];

/** Milliseconds after which an attempt without an outcome counts as interrupted. */
export const INTERRUPTED_AFTER = 120 * SECOND;

/** Returns the milliseconds until the next attempt; null after too many. */
export const pauseBetween = (tries: number): number | null =>
  tries >= MOST_TRIES ? null : Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);
