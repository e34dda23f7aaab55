import { expect, test } from "vitest";
import { lastDay } from "./last-day.ts";

test.each([
  ["2026-11-24T00:00:00.000Z", "November 23 (UTC)"],
  ["2027-01-01T00:00:00.000Z", "December 31 (UTC)"],
  ["2026-11-24T00:00:00.001Z", "November 24 (UTC)"],
  ["2028-03-01T00:00:00.000Z", "February 29 (UTC)"],
])("gems that expire at %s can be used until %s", (end, day) => {
  expect(lastDay(new Date(end))).toBe(day);
});
