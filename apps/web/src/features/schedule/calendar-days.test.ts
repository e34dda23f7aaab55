import { expect, test } from "vitest";
import {
  addDays,
  addMinutes,
  addMonths,
  daysBetween,
  weekOf,
  weeksOfMonth,
} from "./calendar-days.ts";

test("days, months and weeks of a calendar", () => {
  expect(addDays("2027-03-27", 2)).toBe("2027-03-29");
  expect(daysBetween("2027-03-27", "2027-03-29")).toBe(2);
  expect(addMinutes("2027-12-31T23:45", 30)).toBe("2028-01-01T00:15");
  expect([addMonths("2027-01-31", 1), addMonths("2027-01-31", -2)]).toEqual([
    ...["2027-02-28", "2026-11-30"],
  ]);
  expect(weekOf("2027-03-10", 1)).toEqual(
    Array.from({ length: 7 }, (_, day) => addDays("2027-03-08", day)),
  );
  expect([weekOf("2027-03-14", 1)[0], weekOf("2027-03-14", 7)[0]]).toEqual([
    "2027-03-08",
    "2027-03-14",
  ]);
});

test("a month has all of its weeks, and no more", () => {
  const ends = (date: string, first: 1 | 7) => {
    const weeks = weeksOfMonth(date, first);
    return [weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]];
  };
  expect(ends("2027-02-15", 1)).toEqual([4, "2027-02-01", "2027-02-28"]);
  expect(ends("2027-02-15", 7)).toEqual([5, "2027-01-31", "2027-03-06"]);
  expect(ends("2027-08-31", 1)).toEqual([6, "2027-07-26", "2027-09-05"]);
});
