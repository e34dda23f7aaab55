import { type ResolvedTime, resolveWallTime } from "@kinora/contracts/schedule/resolve-wall-time";
import { wallTimeOf } from "@kinora/contracts/schedule/wall-time-of";
import { addDays, addMinutes } from "./calendar-days.ts";
import type { DatedPost } from "./calendar-post.ts";

/** How far a post is moved: days of a calendar and minutes of a clock, in its own zone. */
export interface Shift {
  readonly days: number;
  readonly minutes: number;
}
export const NO_SHIFT: Shift = { days: 0, minutes: 0 };

/** A post's new time. */
export interface MovedPost {
  readonly id: string;
  /** In the post's zone: what is stored. */
  readonly wall: string;
  readonly time: ResolvedTime;
}

/** Returns when a post would be; it keeps its time of day over a change of clocks. */
export function movePost({ id, instant, zone }: DatedPost, { days, minutes }: Shift): MovedPost {
  const [date = "", time = ""] = wallTimeOf(new Date(instant), zone).split("T");
  const wall = addMinutes(`${addDays(date, days)}T${time}`, minutes);
  return { id, wall, time: resolveWallTime(wall, zone) };
}
