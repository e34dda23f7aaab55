import { setTimeout as pause } from "node:timers/promises";

const pollEvery = 50;

/**
 * Polls until the api answers.
 *
 * @param givenUp called between attempts; returning a sentence ends the wait
 */
export async function waitForHealth(
  url: string,
  limit: number,
  givenUp: () => string | undefined,
): Promise<string | undefined> {
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    const refused = givenUp();
    if (refused) return refused;
    if (await answers(url)) return undefined;
    await pause(pollEvery);
  }
  return `The server did not answer within ${limit / 1_000} seconds.`;
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
