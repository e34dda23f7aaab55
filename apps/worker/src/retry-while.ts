const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;
const LIMIT = 60_000;

/** Retries idempotent work while the database is unavailable; gives up after a minute. */
export type Retrying = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param isPassing returns whether the same call may succeed later
 */
export function retryWhile(isPassing: (error: unknown) => boolean, limit = LIMIT): Retrying {
  return async (work) => {
    const deadline = performance.now() + limit;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        return await work();
      } catch (error) {
        if (!isPassing(error) || performance.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };
}
