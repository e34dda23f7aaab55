import { startOfUtcDay, utcDay } from "./utc-day.ts";

/** One claim a UTC day: the key holds the day, so the ledger itself refuses a second one. */
export function dailyClaimKey(userId: string, now: Date): string {
  return `daily:${userId}:${utcDay(now)}`;
}

/** Claimed gems live until the end of the next UTC day. */
export function dailyGemsExpireAt(now: Date): Date {
  return startOfUtcDay(now, 2);
}

/** When today's claim is over and the next one opens. */
export function nextDailyClaimAt(now: Date): Date {
  return startOfUtcDay(now, 1);
}

/** The notification that offers today's claim. */
export function dailyOfferKey(now: Date): string {
  return `daily-claim:${utcDay(now)}`;
}
