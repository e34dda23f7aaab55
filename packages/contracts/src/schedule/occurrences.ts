import { addDays, dayOfWeek } from "temporal-polyfill/fns/PlainDateTime";
import { MOST_OCCURRENCES, type Repeat } from "./repeat.ts";
import { type ResolvedTime, resolveWallTime, type WallTimeNote } from "./resolve-wall-time.ts";
import { daysIn, wallOf, wallRecord } from "./wall-time.ts";

/** `last_day`: the month is too short, and its last day is taken. */
export type OccurrenceNote = WallTimeNote | "last_day";

export interface Occurrence extends Pick<ResolvedTime, "at" | "shows"> {
  /** What is stored: moments are made from it anew when a zone's rules change. */
  readonly wall: string;
  readonly notes: readonly OccurrenceNote[];
}

/** `none`: no day fits before the end · `too_many`: more than one repeat may make. */
export type Occurrences =
  | { readonly kind: "made"; readonly items: readonly Occurrence[] }
  | { readonly kind: "refused"; readonly reason: "none" | "too_many"; readonly limit: number };

interface Day {
  readonly date: string;
  readonly isLastDay: boolean;
}

/**
 * Returns when something that begins at a wall time is repeated: on days of a calendar, each of
 * which is then resolved in the zone. The first is the first fitting day from the given one on.
 */
export function occurrencesOf(first: string, { rule, end }: Repeat, zone: string): Occurrences {
  const [firstDate = "", time] = first.split("T");
  const most = end.by === "count" ? end.count : MOST_OCCURRENCES;
  const items: Occurrence[] = [];
  for (const { date, isLastDay } of daysFrom(firstDate, rule)) {
    if (end.by === "date" && date > end.date) break;
    if (items.length === most) {
      if (end.by === "count") break;
      return { kind: "refused", reason: "too_many", limit: MOST_OCCURRENCES };
    }
    const wall = `${date}T${time}`;
    const { at, shows, note } = resolveWallTime(wall, zone);
    // Only where a zone skips a whole day: the same is never posted twice at one moment.
    if (items.at(-1)?.at.getTime() === at.getTime()) continue;
    items.push({
      ...{ wall, at, shows },
      notes: [...(isLastDay ? (["last_day"] as const) : []), ...(note ? [note] : [])],
    });
  }
  if (items.length === 0) return { kind: "refused", reason: "none", limit: MOST_OCCURRENCES };
  return { kind: "made", items };
}

const daysFrom = (first: string, rule: Repeat["rule"]): Iterable<Day> =>
  rule.every === "month" ? monthly(first, rule.on) : daily(first, rule);

function* daily(first: string, rule: Exclude<Repeat["rule"], { every: "month" }>): Generator<Day> {
  const days: readonly number[] | null = rule.every === "week" ? rule.on : null;
  for (let day = wallRecord(`${first}T00:00`); day.year < 2100; day = addDays(day, 1))
    if (days === null || days.includes(dayOfWeek(day)))
      yield { date: dateOf(day), isLastDay: false };
}

function* monthly(first: string, on: number): Generator<Day> {
  const begin = wallRecord(`${first}T00:00`);
  for (let month = begin.month - 1; ; month += 1) {
    const year = begin.year + Math.floor(month / 12);
    if (year >= 2100) return;
    const fields = { year, month: (month % 12) + 1 };
    const day = Math.min(on, daysIn(fields.year, fields.month));
    const date = dateOf({ ...fields, day });
    if (date >= first) yield { date, isLastDay: day < on };
  }
}

// Temporal's records have no properties of their own to spread.
const dateOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  wallOf({ year, month, day, hour: 0, minute: 0 }).slice(0, 10);
