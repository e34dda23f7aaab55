/** Milliseconds before the second try; each pause is twice the one before. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 15_000;
/** Milliseconds of pauses in all, then it is given up: somebody has to be told, and to make room on the disk. */
const PATIENCE = 60 * 60_000;

export interface Patience {
  /** Resolves after so many milliseconds, or at once when nobody wants it started any more. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Whether somebody still wants it started. */
  readonly wanted: () => boolean;
  /** The first try failed, for this reason; others follow. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Calls `start` until it succeeds, with growing pauses: what keeps a server from starting may pass, a full disk by
 * somebody's hand.
 *
 * @returns what `start` gave; null when nobody wants it any more
 * @throws the last failure, after an hour of pauses
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
