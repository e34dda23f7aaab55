import { UPLOAD_RETRY_MS } from "@kinora/contracts/limits";

/** The specification's storage retry limits: 600,000 ms for bytes, 120,000 ms for everything else. */
export interface RetryBudget {
  /**
   * Milliseconds to wait before the next try, or null when the time is used up.
   *
   * @param now milliseconds on any clock that does not go back
   * @param share 0..1, drawn by chance: clients that were cut off together do not come back together
   */
  next(now: number, share: number): number | null;
  /** Something got through: the next trouble has the whole time again. */
  succeeded(): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Pauses that double up to half a minute, until `budget` milliseconds have passed since the first failure. */
export function openRetryBudget(budget: number = UPLOAD_RETRY_MS): RetryBudget {
  let failedSince: number | null = null;
  let failures = 0;
  return {
    next(now, share) {
      failedSince ??= now;
      const left = budget - (now - failedSince);
      if (left <= 0) return null;
      const whole = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      return Math.min(whole * (0.5 + share / 2), left);
    },
    succeeded() {
      failedSince = null;
      failures = 0;
    },
  };
}
