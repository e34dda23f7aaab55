import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { dayOfWeek } from "temporal-polyfill/fns/ZonedDateTime";
import type { Weekday } from "./repeat.ts";

/** A post of an account, with the views that it had after a day. */
export interface MeasuredPost {
  readonly at: Date;
  readonly views: number;
}

/** An hour of the week in which an account's posts were seen more than its others. */
export interface BestTime {
  readonly weekday: Weekday;
  /** 0 to 23: the hour that begins then. */
  readonly hour: number;
  /** Posts that say so. */
  readonly posts: number;
  /** How often they were seen, as a multiple of the account's usual post. */
  readonly lift: number;
}

/** Measured posts without which an account has no best times. */
export const POSTS_FOR_BEST_TIMES = 20;
/** Posts in an hour of the week without which nothing is said of it. */
const POSTS_OF_AN_HOUR = 3;
/** A median that is less above the usual one is chance. */
const LEAST_LIFT = 1.2;
const MOST = 3;

/**
 * Returns at which hours an account's own posts did best, the best first; none when there are too
 * few to tell, or no hour stands out. Nothing is taken from elsewhere.
 */
export function bestTimes(posts: readonly MeasuredPost[], zone: string): readonly BestTime[] {
  if (posts.length < POSTS_FOR_BEST_TIMES) return [];
  const usual = median(posts.map(({ views }) => views));
  if (usual <= 0) return [];
  const hours = Map.groupBy(posts, ({ at }) => hourOfWeek(at, zone));
  return [...hours]
    .filter(([, own]) => own.length >= POSTS_OF_AN_HOUR)
    .map(([hour, own]) => ({
      weekday: (Math.floor(hour / 24) + 1) as Weekday,
      hour: hour % 24,
      posts: own.length,
      lift: median(own.map(({ views }) => views)) / usual,
    }))
    .filter(({ lift }) => lift >= LEAST_LIFT)
    .toSorted((a, b) => b.lift - a.lift || b.posts - a.posts)
    .slice(0, MOST);
}

function hourOfWeek(at: Date, zone: string): number {
  const there = toZonedDateTimeISO(fromEpochMilliseconds(at.getTime()), zone);
  return (dayOfWeek(there) - 1) * 24 + there.hour;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
