import { setTimeout as pause } from "node:timers/promises";

const SHORTEST = 20;
const LONGEST = 250;

/**
 * Polls, at first every 20 ms and then at growing intervals, until the result is not undefined;
 * returns undefined after `limit` ms.
 */
export async function eventually<T>(
  limit: number,
  ask: () => T | undefined | Promise<T | undefined>,
): Promise<T | undefined> {
  const begun = performance.now();
  for (let waited = 0; waited < limit; waited = performance.now() - begun) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(Math.min(LONGEST, Math.max(SHORTEST, waited / 20)));
  }
  return undefined;
}
