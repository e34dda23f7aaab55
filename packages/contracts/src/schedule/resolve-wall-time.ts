import { toZonedDateTime } from "temporal-polyfill/fns/PlainDateTime";
import { getTimeZoneTransition } from "temporal-polyfill/fns/ZonedDateTime";
import { wallOf, wallRecord } from "./wall-time.ts";

/**
 * `skipped`: clocks skip the time on that day, and it is when they have moved on ·
 * `twice`: clocks show it twice, and it is the first.
 */
export const WALL_TIME_NOTES = ["skipped", "twice"] as const;
export type WallTimeNote = (typeof WALL_TIME_NOTES)[number];

export interface ResolvedTime {
  readonly at: Date;
  /** What clocks there show at that moment: another time than was asked for when it is skipped. */
  readonly shows: string;
  readonly note: WallTimeNote | null;
}

/**
 * Returns the moment at which clocks of a zone show a time; both must be valid. A time that is
 * skipped in spring is the end of the gap, 03:00 for 02:30: Temporal's "compatible" would be 03:30,
 * which nobody asked for.
 */
export function resolveWallTime(wall: string, zone: string): ResolvedTime {
  const record = wallRecord(wall);
  const first = toZonedDateTime(record, zone, { disambiguation: "earlier" });
  const last = toZonedDateTime(record, zone, { disambiguation: "later" });
  const at = new Date(first.epochMilliseconds);
  if (first.epochMilliseconds === last.epochMilliseconds) return { at, shows: wall, note: null };
  if (wallOf(first) === wall) return { at, shows: wall, note: "twice" };
  // In a gap "earlier" is before it: the next change of clocks is the one that makes it.
  const end = getTimeZoneTransition(first, "next");
  if (!end) throw new Error(`No change of clocks around ${wall} in ${zone}`);
  return { at: new Date(end.epochMilliseconds), shows: wallOf(end), note: "skipped" };
}
