import { create, type Record as WallRecord } from "temporal-polyfill/fns/PlainDateTime";
import { z } from "zod";
import { unshown } from "../field/unshown.ts";

const DATE = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for "2026-11-29", a day that exists. */
export function isWallDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return day <= daysIn(year, month);
}

/** Returns the days of a month; January is 1. */
export const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** True for "2026-11-29T18:30": what calendar and clock show, wherever that is. */
export function isWallTime(text: string): boolean {
  const [date = "", time = "", ...more] = text.split("T");
  return more.length === 0 && isWallDate(date) && TIME.test(time);
}

/** Returns a wall time as Temporal knows it; it must be one. */
export function wallRecord(wall: string): WallRecord {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = wall.split(/[-T:]/).map(Number);
  return create(year, month, day, hour, minute);
}

/** Returns "2026-11-29T18:30", without what is below a minute. */
export function wallOf({
  year,
  month,
  day,
  hour,
  minute,
}: Pick<WallRecord, "year" | "month" | "day" | "hour" | "minute">): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

export const wallDate = unshown(z.string().refine(isWallDate), "a date");
export const wallTime = unshown(z.string().refine(isWallTime), "a date and a time of day");
