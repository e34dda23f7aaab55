import type { PushAnswer, PushDelivery, PushEnd } from "./push-stores.ts";

const SECOND = 1_000;
/** Attempts that were answered with nothing of use: over more than four hours, at the pauses below. */
const MOST_TRIES = 10;
const [FIRST_PAUSE, LONGEST_PAUSE] = [30 * SECOND, 60 * 60 * SECOND];
/** What a service asks to wait at most, however long it says. */
const LONGEST_WAIT = 24 * 60 * 60 * SECOND;

/** What becomes of a delivery by what the service answered. */
export function afterPush(
  { status, retryAfter }: PushAnswer,
  { tries, short }: Pick<PushDelivery, "tries" | "short">,
  now: Date,
): PushEnd {
  const again = (pause: number): PushEnd =>
    tries >= MOST_TRIES
      ? { state: "failed" }
      : { state: "waiting", at: new Date(now.getTime() + pause), counts: true, short };
  if (status >= 200 && status < 300) return { state: "sent" };
  if (status === 404 || status === 410) return { state: "gone" };
  if (status === 413)
    return short ? { state: "failed" } : { state: "waiting", at: now, counts: true, short: true };
  const backoff = Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);
  const asked = retryAfter === null ? 0 : Math.min(retryAfter * SECOND, LONGEST_WAIT);
  if (status === 0 || status === 429 || status >= 500) return again(Math.max(asked, backoff));
  return { state: "failed" };
}
