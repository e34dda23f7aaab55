const SECOND = 1_000;
/** Attempts that were answered with nothing of use: over more than four hours, at the pauses below. */
const MOST_TRIES = 10;
const [FIRST_PAUSE, LONGEST_PAUSE] = [30 * SECOND, 60 * 60 * SECOND];

/** Milliseconds after which an attempt without an end was interrupted. */
export const INTERRUPTED_AFTER = 120 * SECOND;

/** Milliseconds until what a service could not take is tried again; null: it was tried often enough. */
export const pauseBetween = (tries: number): number | null =>
  tries >= MOST_TRIES ? null : Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);
