import { UPLOAD_RETRY_MS } from "@kinora/contracts/limits";

/** The specification's storage retry limits: 600,000 ms for bytes, 120,000 ms for everything else. */
export interface RetryBudget {
  /**
   * Returns the milliseconds to wait before the next attempt, or null when the time is used up.
   *
   * @param now milliseconds on any monotonic clock
   * @param share a random number, 0..1: the jitter keeps clients that were cut off together from
   * returning together
   */
  next(now: number, share: number): number | null;
  /** Called after a success: the next failure has the whole budget again. */
  succeeded(): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Opens a budget of pauses that double up to half a minute, until `budget` milliseconds have passed
 * since the first failure.
 */
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
