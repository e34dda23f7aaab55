import type { Weekday } from "@kinora/contracts/schedule/repeat";
import { wallTimeOf } from "@kinora/contracts/schedule/wall-time-of";

const DAY = 24 * 3_600_000;
const noon = (date: string): number => Date.parse(`${date}T12:00Z`);

/** Returns the day of a zone's calendar at a moment: "2026-11-29". */
export const wallDateOf = (at: Date, zone: string): string => wallTimeOf(at, zone).slice(0, 10);

/** Returns the day that is so many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(noon(date) + days * DAY).toISOString().slice(0, 10);

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (date: string): Weekday =>
  (new Date(noon(date)).getUTCDay() || 7) as Weekday;

/** Returns the Monday of the week in which a moment is, as a zone's calendar has it. */
export function mondayOf(at: Date, zone: string): string {
  const date = wallDateOf(at, zone);
  return addDays(date, 1 - weekdayOf(date));
}
