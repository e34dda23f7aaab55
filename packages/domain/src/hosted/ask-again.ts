import type { Intent } from "./intent.ts";

/** Poll intervals in milliseconds by the age of an order. */
const PACES = [
  { until: 60_000, pause: 3_000 },
  { until: 600_000, pause: 10_000 },
] as const;
const SLOWEST = 30_000;

/** Returns when to poll an order next: frequently at first, and no later than its deadline. */
export function askAgain({ begunAt, deadline }: Intent, now: Date): Date {
  const age = now.getTime() - begunAt.getTime();
  const pause = PACES.find(({ until }) => age < until)?.pause ?? SLOWEST;
  const next = now.getTime() + pause;
  return new Date(deadline > now ? Math.min(next, deadline.getTime()) : next);
}
