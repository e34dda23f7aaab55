import { setTimeout as pause } from "node:timers/promises";

const SHORTEST = 20;
const LONGEST = 250;

/**
 * Asks again, at first every 20 ms and the longer it takes the less often, until the answer is not undefined; undefined
 * once `limit` ms have passed.
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
