import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { decideStreak, type Streak, streakOf, viewStreak } from "./streak.ts";
import { dayAfter, daysBetween, utcWeek } from "./utc-week.ts";

const RULES = { freezeDays: 7, isExcused: () => false };
const START = "2026-06-01";
const on = (...offsets: number[]) => offsets.map((offset) => dayAfter(START, offset));
const daysOf = (...offsets: number[]) => streakOf(on(...offsets), RULES)?.days;

describe("a streak", () => {
  it("counts claims on days in a row, each day once", () => {
    expect(daysOf(0)).toBe(1);
    expect(daysOf(0, 0, 1, 2)).toBe(3);
  });

  it("survives one missed day in seven, which does not count", () => {
    expect(daysOf(0, 1, 3)).toBe(3);
    expect(streakOf(on(0, 1, 3), RULES)?.frozenDay).toBe(dayAfter(START, 2));
    // Missed: days 2 and 8, six days apart.
    expect(daysOf(0, 1, 3, 4, 5, 6, 7, 9)).toBe(1);
    // Missed: days 2 and 9, seven days apart.
    expect(daysOf(0, 1, 3, 4, 5, 6, 7, 8, 10)).toBe(9);
  });

  it("ends with two missed days in a row, and keeps the used freeze", () => {
    expect(daysOf(0, 1, 4)).toBe(1);
    // Day 2 was frozen; days 4 and 5 end the streak; day 7 cannot be frozen again before day 9.
    expect(daysOf(0, 1, 3, 6, 8)).toBe(1);
  });

  it("does not count days on which nobody could claim", () => {
    const closed = new Set(on(1, 2, 3));
    const rules = { ...RULES, isExcused: (day: string) => closed.has(day) };
    expect(streakOf(on(0, 4), rules)).toEqual({
      ...{ days: 2, lastDay: dayAfter(START, 4), frozenDay: null },
    });
  });

  it("is shown with the freeze that it needs today, and as 0 when it has ended", () => {
    const streak: Streak = { days: 5, lastDay: START, frozenDay: null };
    const view = (offset: number) => viewStreak(streak, dayAfter(START, offset), RULES);
    expect(view(0)).toEqual({ days: 5, freezeReady: true, freezeBackOn: null, frozenDay: null });
    expect(view(1)).toEqual({ days: 5, freezeReady: true, freezeBackOn: null, frozenDay: null });
    expect(view(2)).toEqual({
      ...{ days: 5, freezeReady: false, freezeBackOn: dayAfter(START, 8) },
      frozenDay: dayAfter(START, 1),
    });
    expect(view(3)).toEqual({ days: 0, freezeReady: true, freezeBackOn: null, frozenDay: null });
    expect(viewStreak(null, START, RULES).days).toBe(0);
  });
});

test("a view promises what the next claim makes true, from any claims", () => {
  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 });
  fc.assert(
    fc.property(offsets, fc.integer({ min: 1, max: 12 }), (unsorted, later) => {
      const days = on(...unsorted.toSorted((a, b) => a - b));
      const streak = streakOf(days, RULES);
      const today = dayAfter(days.at(-1) ?? START, later);
      const { days: shown } = viewStreak(streak, today, RULES);
      expect(decideStreak(streak, today, RULES).days).toBe(shown + 1);
    }),
  );
});

test("at most one of any seven days of a streak is missed", () => {
  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 });
  fc.assert(
    fc.property(offsets, (unsorted) => {
      const days = on(...unsorted.toSorted((a, b) => a - b));
      const streak = streakOf(days, RULES);
      const own = days.slice(-(streak?.days ?? 0));
      const from = own[0] ?? START;
      const length = daysBetween(from, own.at(-1) ?? from) + 1;
      for (let at = 0; at + 7 <= length; at += 1) {
        const week = Array.from({ length: 7 }, (_, place) => dayAfter(from, at + place));
        expect(week.filter((day) => !own.includes(day)).length).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("a UTC week begins on Monday", () => {
  expect(utcWeek(new Date("2026-11-29T23:59:59.999Z"))).toBe("2026-11-23");
  expect(utcWeek(new Date("2026-11-30T00:00:00.000Z"))).toBe("2026-11-30");
  expect(utcWeek(new Date("2027-01-01T12:00:00.000Z"))).toBe("2026-12-28");
});
