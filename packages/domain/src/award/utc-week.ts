import { startOfUtcDay, utcDay } from "../gem/utc-day.ts";

const DAY = 24 * 60 * 60_000;

/** Returns the Monday of a moment's UTC week, "2026-11-23", which names the week in keys. */
export function utcWeek(moment: Date): string {
  const weekday = (moment.getUTCDay() + 6) % 7;
  return utcDay(startOfUtcDay(moment, -weekday));
}

/** Returns the UTC day `days` after another. */
export const dayAfter = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(day) + days * DAY));

/** Returns the days from one UTC day to another; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY;
