/** Milliseconds before the second try; each pause is twice the previous one. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 15_000;
/**
 * Total milliseconds of pauses before giving up, so that the operator is told and can free disk
 * space.
 */
const PATIENCE = 60 * 60_000;

export interface Patience {
  /** Resolves after this many milliseconds, or at once when the start is no longer wanted. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Returns whether the start is still wanted. */
  readonly wanted: () => boolean;
  /** Called with the reason when the first try fails; retries follow. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Calls `start` until it succeeds, with growing pauses, because the cause of a failure may pass or,
 * like a full disk, be fixed by hand.
 *
 * @returns the result of `start`; null when it is no longer wanted
 * @throws the last error, after an hour of pauses
 */
export async function startRetrying<T>(
  start: () => Promise<T>,
  { pause, wanted, onFailure }: Patience,
): Promise<T | null> {
  let waited = 0;
  for (let next = FIRST_PAUSE; wanted(); next = Math.min(2 * next, LONGEST_PAUSE)) {
    try {
      return await start();
    } catch (error) {
      if (waited >= PATIENCE) throw error;
      if (waited === 0) onFailure(error);
    }
    await pause(next);
    waited += next;
  }
  return null;
}
