import { type ResolvedTime, resolveWallTime } from "@kinora/contracts/schedule/resolve-wall-time";
import { isWallTime } from "@kinora/contracts/schedule/wall-time";
import { wallTimeOf } from "@kinora/contracts/schedule/wall-time-of";
import { isZone } from "@kinora/contracts/schedule/zone";
import { ownLocale } from "../../text/moment-text.ts";

/** A time as it is being chosen. */
export interface TimeDraft {
  /** "2026-11-29"; empty while it is being written. */
  readonly date: string;
  /** "18:30". */
  readonly time: string;
  readonly zone: string;
}

const HOUR = 3_600_000;
/** As the server takes it: a year, with the day that a leap year has more. */
const FARTHEST = 366 * 24 * HOUR;

/** The zone of this device. */
export const ownZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : "UTC";
};

/** Returns the first full hour that is at least an hour away. */
export function nextHour(now: Date, zone: string): TimeDraft {
  const [date = "", time = ""] = wallTimeOf(new Date(now.getTime() + 2 * HOUR), zone).split("T");
  return { date, time: `${time.slice(0, 2)}:00`, zone };
}

/** Returns a moment as a draft. */
export function draftOf(wall: string, zone: string): TimeDraft {
  const [date = "", time = ""] = wall.split("T");
  return { date, time, zone };
}

export type CheckedTime =
  | {
      readonly kind: "ok";
      readonly wallTime: string;
      readonly zone: string;
      readonly is: ResolvedTime;
    }
  | { readonly kind: "incomplete" | "past" | "far" };

/** Returns when it is, or what is wrong with it. */
export function checkTime({ date, time, zone }: TimeDraft, now: Date): CheckedTime {
  const wallTime = `${date}T${time.slice(0, 5)}`;
  if (!isWallTime(wallTime) || !isZone(zone)) return { kind: "incomplete" };
  const is = resolveWallTime(wallTime, zone);
  if (is.at <= now) return { kind: "past" };
  if (is.at.getTime() - now.getTime() > FARTHEST) return { kind: "far" };
  return { kind: "ok", wallTime, zone, is };
}

/** "Tue, Dec 1, 6:30 PM" on the clocks of a zone; with its name where it isn't this device's. */
export function timeInZone(at: Date, zone: string): string {
  return at.toLocaleString(ownLocale(), {
    ...{ timeZone: zone, weekday: "short", month: "short", day: "numeric" },
    ...{ hour: "numeric", minute: "2-digit" },
    ...(zone === ownZone() ? {} : { timeZoneName: "short" }),
  });
}
