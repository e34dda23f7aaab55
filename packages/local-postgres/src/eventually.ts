import { setTimeout as pause } from "node:timers/promises";

const pollEvery = 20;

/** Asks again every 20 ms until the answer is not undefined; undefined once `limit` ms have passed. */
export async function eventually<T>(
  limit: number,
  ask: () => T | undefined | Promise<T | undefined>,
): Promise<T | undefined> {
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(pollEvery);
  }
  return undefined;
}
