import { pauseBetween } from "./pause-between.ts";
import type { PushAnswer, PushDelivery, PushEnd } from "./push-stores.ts";

const SECOND = 1_000;
/** Upper limit for the wait that a push service requests. */
const LONGEST_WAIT = 24 * 60 * 60 * SECOND;

/** Returns the next state of a delivery for the push service's response. */
export function afterPush(
  { status, retryAfter }: PushAnswer,
  { tries, short }: Pick<PushDelivery, "tries" | "short">,
  now: Date,
): PushEnd {
  const again = (asked: number): PushEnd => {
    const pause = pauseBetween(tries);
    if (pause === null) return { state: "failed" };
    const at = new Date(now.getTime() + Math.max(asked, pause));
    return { state: "waiting", at, counts: true, short };
  };
  if (status >= 200 && status < 300) return { state: "sent" };
  if (status === 404 || status === 410) return { state: "gone" };
  if (status === 413)
    return short ? { state: "failed" } : { state: "waiting", at: now, counts: true, short: true };
  const asked = retryAfter === null ? 0 : Math.min(retryAfter * SECOND, LONGEST_WAIT);
  if (status === 0 || status === 429 || status >= 500) return again(asked);
  return { state: "failed" };
}
