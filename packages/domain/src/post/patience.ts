import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds to wait after the first failure, the second, and so on; then nobody tries again. */
export const FAILURE_PAUSES: readonly number[] = [
  ...[0.5, 1, 2, 5, 15, 30].map((minutes) => minutes * MINUTE),
  ...[HOUR, 2 * HOUR],
];
/** Failures of which nobody knows what they mean. */
export const UNKNOWN_FAILURES = 3;
/** Times that the irreversible call is made, each with the platform's word that nothing is there. */
export const MOST_ROUNDS = 5;
/** How long a platform may take to get ready, and to say what became of what it took. */
export const READY_WITHIN = 2 * HOUR;
export const SETTLED_WITHIN = 24 * HOUR;
/** A platform's own time for another attempt; one that is further away is a refusal. */
export const LIMIT_WITHIN = 48 * HOUR;
/**
 * Milliseconds after arming in which the irreversible call is made and ends: by then it is cut off,
 * whoever makes it. TikTok's may carry a whole film; the others are of a few bytes.
 */
export const callWithin = (platform: SocialPlatform): number =>
  (platform === "tiktok" ? 30 : 2) * MINUTE;
/** For what a machine that was cut off had already given to the network. */
const ON_ITS_WAY = 2 * MINUTE;
/**
 * Milliseconds after arming before which nobody is believed that nothing is there: a worker that lost
 * its claim, or stood still, may still be sending.
 */
export const absentAfter = (platform: SocialPlatform): number => callWithin(platform) + ON_ITS_WAY;
/** How long something waits for its account to be connected again. */
export const RECONNECT_WITHIN = 7 * 24 * HOUR;
/** How often it looks whether the account is. */
export const LOOK_EVERY = 2 * MINUTE;
/** What a platform says that asks for no pause. */
const SHORTEST = 1_000;

/** Returns when to go on with something that takes long: the longer it takes, the more seldom. */
export function laterThan(
  { stepAt }: { readonly stepAt: Date },
  asked: number,
  now: Date,
): Date | null {
  if (asked <= 0) return null;
  const taken = now.getTime() - stepAt.getTime();
  return new Date(now.getTime() + Math.max(asked, taken / 10, SHORTEST));
}
