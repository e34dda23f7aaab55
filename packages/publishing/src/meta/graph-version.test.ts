import { expect, test } from "vitest";
import { daysUntilGraphEnds } from "./graph-version.ts";

test("the end of the pinned version of the Graph API raises an alarm half a year before", () => {
  expect(daysUntilGraphEnds(new Date("2026-11-28T00:00:00Z"))).toBeNull();
  expect(daysUntilGraphEnds(new Date("2028-01-30T00:00:00Z"))).toBeNull();
  expect(daysUntilGraphEnds(new Date("2028-01-31T00:00:00Z"))).toBe(180);
  expect(daysUntilGraphEnds(new Date("2028-08-01T00:00:00Z"))).toBe(-3);
});
