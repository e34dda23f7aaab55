import { type Occurrence, occurrencesOf } from "@kinora/contracts/schedule/occurrences";
import {
  MOST_OCCURRENCES,
  MOST_REPEATED_POSTS,
  type Repeat,
  WEEKDAYS,
  type Weekday,
} from "@kinora/contracts/schedule/repeat";
import { isWallDate } from "@kinora/contracts/schedule/wall-time";
import { type CheckedTime, checkTime, draftOf } from "../../../entities/post/time-draft.ts";
import { isRecord } from "../../../store/stored-value.ts";

export const REPEATS = ["never", "day", "week", "month"] as const;
export const REPEAT_ENDS = ["count", "date"] as const;

/** How often a post is repeated, as it is being chosen. */
export interface RepeatDraft {
  readonly every: (typeof REPEATS)[number];
  /** Null for the weekday of the date. */
  readonly weekdays: readonly Weekday[] | null;
  /** Null for the date's own. */
  readonly monthDay: number | null;
  readonly endBy: (typeof REPEAT_ENDS)[number];
  /** As they are written. */
  readonly count: string;
  readonly until: string;
}

export const NO_REPEAT: RepeatDraft = {
  ...{ every: "never", weekdays: null, monthDay: null, endBy: "count", count: "5", until: "" },
};

export const isRepeatDraft = (value: unknown): value is RepeatDraft =>
  isRecord(value) &&
  REPEATS.some((one) => one === value.every) &&
  REPEAT_ENDS.some((one) => one === value.endBy) &&
  (value.weekdays === null ||
    (Array.isArray(value.weekdays) &&
      value.weekdays.every((day) => WEEKDAYS.some((one) => one === day)))) &&
  (value.monthDay === null || typeof value.monthDay === "number") &&
  [value.count, value.until].every((text) => typeof text === "string");

/** Days of a repeat, or why there are none; the reasons are the server's. */
export type CheckedRepeat =
  | { readonly kind: "once" }
  | { readonly kind: "ok"; readonly repeat: Repeat; readonly days: readonly Occurrence[] }
  | { readonly kind: "no end" }
  | {
      readonly kind: "none" | "too_many" | "too_many_posts" | "far";
      readonly limit: number;
    };

/** Returns the weekday of a date. */
export function weekdayOf(date: string): Weekday {
  const day = isWallDate(date) ? new Date(`${date}T00:00Z`).getUTCDay() : 1;
  return WEEKDAYS.find((one) => one === (day === 0 ? 7 : day)) ?? 1;
}

/** Returns the day of the month of a date. */
export const monthDayOf = (date: string): number => Number(date.slice(8, 10)) || 1;

/** Returns the weekdays on which it is repeated. */
export const chosenWeekdays = ({ weekdays }: RepeatDraft, date: string): readonly Weekday[] =>
  weekdays ?? [weekdayOf(date)];

/** Returns on which days it is posted, at so many accounts. */
export function checkRepeat(
  draft: RepeatDraft,
  time: CheckedTime,
  { now, accounts }: { readonly now: Date; readonly accounts: number },
): CheckedRepeat {
  // A time that is not chosen yet is said by its own field.
  if (draft.every === "never" || time.kind !== "ok") return { kind: "once" };
  const { wallTime, zone } = time;
  const end = endOf(draft);
  if (!end) return { kind: "no end" };
  const repeat: Repeat = { rule: ruleOf(draft, wallTime.slice(0, 10)), end };
  const made = occurrencesOf(wallTime, repeat, zone);
  if (made.kind === "refused") return { kind: made.reason, limit: made.limit };
  const last = made.items.at(-1);
  if (last && checkTime(draftOf(last.wall, zone), now).kind === "far")
    return { kind: "far", limit: MOST_OCCURRENCES };
  if (made.items.length * accounts > MOST_REPEATED_POSTS)
    return { kind: "too_many_posts", limit: MOST_REPEATED_POSTS };
  return { kind: "ok", repeat, days: made.items };
}

function ruleOf(draft: RepeatDraft, date: string): Repeat["rule"] {
  if (draft.every === "month") return { every: "month", on: draft.monthDay ?? monthDayOf(date) };
  if (draft.every === "week") return { every: "week", on: [...chosenWeekdays(draft, date)] };
  return { every: "day" };
}

function endOf({ endBy, count, until }: RepeatDraft): Repeat["end"] | null {
  if (endBy === "date") return isWallDate(until) ? { by: "date", date: until } : null;
  const number = Number(count);
  return Number.isInteger(number) && number >= 1 && number <= MOST_OCCURRENCES
    ? { by: "count", count: number }
    : null;
}
