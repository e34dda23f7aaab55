const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;
const LIMIT = 60_000;

/** Repeats work that is safe to repeat while the database is away; gives up after a minute. */
export type Retrying = <T>(work: () => Promise<T>) => Promise<T>;

/** @param isPassing may the same call work later? */
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
