import { dayAfter, daysBetween } from "./utc-week.ts";

/** Days in a row on which a person claimed their gems. */
export interface Streak {
  /** Claims; a missed day that a freeze covers does not count. */
  readonly days: number;
  /** UTC day of the last claim. */
  readonly lastDay: string;
  /** The last missed day that a freeze covered; it outlives the streak. */
  readonly frozenDay: string | null;
}

/** Rules for missed days. */
export interface StreakRules {
  /** Days of which at most one can be missed. */
  readonly freezeDays: number;
  /** Days on which nobody could claim do not count as missed. */
  readonly isExcused: (day: string) => boolean;
}

/** Returns the streak after a claim on this day; unchanged when it was claimed before. */
export function decideStreak(before: Streak | null, day: string, rules: StreakRules): Streak {
  if (before === null) return { days: 1, lastDay: day, frozenDay: null };
  if (daysBetween(before.lastDay, day) <= 0) return before;
  const bridge = bridgeTo(before, day, rules);
  return bridge === null
    ? { ...before, days: 1, lastDay: day }
    : { days: before.days + 1, lastDay: day, frozenDay: bridge.frozenDay };
}

/** Returns the streak that these claims made; days in ascending order. */
export const streakOf = (days: readonly string[], rules: StreakRules): Streak | null =>
  days.reduce<Streak | null>((streak, day) => decideStreak(streak, day, rules), null);

/** What a person is shown of their streak. */
export interface StreakView {
  /** 0 when it has ended. */
  readonly days: number;
  readonly freezeReady: boolean;
  /** First day that can be missed again; null while one can be. */
  readonly freezeBackOn: string | null;
  /** The last day that was missed without ending the streak. */
  readonly frozenDay: string | null;
}

/** Returns the streak as it stands on a day, on which may still be claimed. */
export function viewStreak(streak: Streak | null, today: string, rules: StreakRules): StreakView {
  if (streak === null) return { days: 0, freezeReady: true, freezeBackOn: null, frozenDay: null };
  const bridge = bridgeTo(streak, today, rules);
  const frozenDay = bridge === null ? streak.frozenDay : bridge.frozenDay;
  const backOn = frozenDay === null ? null : dayAfter(frozenDay, rules.freezeDays);
  const freezeBackOn = backOn !== null && backOn > today ? backOn : null;
  return {
    days: bridge === null ? 0 : streak.days,
    freezeReady: freezeBackOn === null,
    ...{ freezeBackOn, frozenDay: bridge === null ? null : frozenDay },
  };
}

/**
 * Returns the last frozen day if the streak reaches this day, with the days between covered by
 * freezes or excused; null when it has ended.
 */
function bridgeTo(
  { lastDay, frozenDay }: Streak,
  day: string,
  { freezeDays, isExcused }: StreakRules,
): { readonly frozenDay: string | null } | null {
  let frozen = frozenDay;
  for (let missed = dayAfter(lastDay, 1); missed < day; missed = dayAfter(missed, 1)) {
    if (isExcused(missed)) continue;
    if (frozen !== null && daysBetween(frozen, missed) < freezeDays) return null;
    frozen = missed;
  }
  return { frozenDay: frozen };
}
