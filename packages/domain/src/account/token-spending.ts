import { Refusal } from "../refusal.ts";

/** Gems per day and per month (UTC). */
export interface PerPeriod<Gems> {
  readonly day: Gems;
  readonly month: Gems;
}

/** Returns the start of the day and of the month (UTC) that contain `now`. */
export function periodsOf(now: Date): PerPeriod<Date> {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return { day: new Date(Date.UTC(year, month, day)), month: new Date(Date.UTC(year, month, 1)) };
}

/**
 * @param spent what was paid with the token, or is held for works in progress
 * @throws Refusal TOKEN_SPEND_LIMIT { period, limit, spent, needed }
 */
export function refuseBeyondLimits(
  needed: number,
  spent: PerPeriod<number>,
  limits: PerPeriod<number | null>,
): void {
  for (const period of ["day", "month"] as const) {
    const limit = limits[period];
    if (limit === null || spent[period] + needed <= limit) continue;
    throw new Refusal("TOKEN_SPEND_LIMIT", { period, limit, spent: spent[period], needed });
  }
}
