import { expect, test } from "vitest";
import { nextPacificMidnight } from "./pacific-midnight.ts";

test.each([
  ["2026-11-28T21:00:00Z", "2026-11-29T08:00:00.000Z"],
  ["2026-07-01T06:59:59Z", "2026-07-01T07:00:00.000Z"],
  ["2026-07-01T07:00:00Z", "2026-07-02T07:00:00.000Z"],
  // The days on which the clocks change.
  ["2026-03-08T09:00:00Z", "2026-03-09T07:00:00.000Z"],
  ["2026-11-01T08:00:00Z", "2026-11-02T08:00:00.000Z"],
  ["2026-12-31T20:00:00Z", "2027-01-01T08:00:00.000Z"],
])("after %s quotas start anew at %s", (now, expected) => {
  expect(nextPacificMidnight(new Date(now)).toISOString()).toBe(expected);
});
