/** Milliseconds for which keys are cached; fal allows one day at most. */
const KEPT = 24 * 3_600_000;
/** Minimum milliseconds between two key requests caused by unverified signatures. */
const SELDOM = 60_000;
/** Milliseconds to wait for the keys, during which other webhooks are not processed. */
export const KEYS_PATIENCE = 5_000;

/** Keys that a service signs its webhooks with, requested from the service and cached. */
export interface SigningKeys<Key> {
  /**
   * Returns whether one of the keys passes the test. When none does, the keys may have been rotated
   * and are requested again, at most once a minute.
   */
  some(isTheirs: (key: Key) => boolean, now: Date): Promise<boolean>;
}

/**
 * @param read requests the keys; null when there is no usable answer, so that the former keys stay
 */
export function openSigningKeys<Key>(read: () => Promise<readonly Key[] | null>): SigningKeys<Key> {
  let keys: readonly Key[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const readKeys = (now: number) => {
    readAt = now;
    reading = read()
      .then((found) => {
        if (found) keys = found;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  return {
    async some(isTheirs, now) {
      // Concurrent webhooks share one request for the keys.
      while (reading !== null) await reading;
      const age = now.getTime() - readAt;
      if (age > KEPT) await readKeys(now.getTime());
      if (keys.some(isTheirs)) return true;
      if (age <= SELDOM) return false;
      await readKeys(now.getTime());
      return keys.some(isTheirs);
    },
  };
}
