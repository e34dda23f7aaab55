import { startOfUtcDay, utcDay } from "./utc-day.ts";

/**
 * Returns the key of the day's claim. It contains the UTC day, so the ledger itself refuses a
 * second claim.
 */
export function dailyClaimKey(userId: string, now: Date): string {
  return `daily:${userId}:${utcDay(now)}`;
}

/** Claimed gems expire at the end of the next UTC day. */
export function dailyGemsExpireAt(now: Date): Date {
  return startOfUtcDay(now, 2);
}

/** Returns the end of today's claim, which is the start of the next. */
export function nextDailyClaimAt(now: Date): Date {
  return startOfUtcDay(now, 1);
}

/** Returns the key of the notification that offers today's claim. */
export function dailyOfferKey(now: Date): string {
  return `daily-claim:${utcDay(now)}`;
}
