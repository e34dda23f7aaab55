import { expect, test } from "vitest";
import { DAY_MS, NEWCOMER_MS } from "./report-allowance.ts";
import { REVIEW_WEIGHT, reportWeight } from "./report-effect.ts";

const now = new Date("2026-06-15T12:00:00Z");
const joined = (ms: number) => new Date(now.getTime() - ms);
const member = { id: "ben", role: "user", joinedAt: joined(NEWCOMER_MS) } as const;

test.each([
  ["a member's word", { upheld: 0, dismissed: 0 }, 1],
  ["... wrong twice", { upheld: 0, dismissed: 2 }, 1],
  ["... wrong three times", { upheld: 9, dismissed: 3 }, 0],
  ["... right five times", { upheld: 5, dismissed: 0 }, 2],
  ["... right five times and wrong once", { upheld: 5, dismissed: 1 }, 1],
])("%s within a month weighs %j: %i", (_who, record, weight) => {
  expect(reportWeight({ ...member, ...record }, now)).toBe(weight);
});

test("gives a newcomer's report no weight, and a staff member's enough for review", () => {
  const record = { upheld: 5, dismissed: 0 };
  const newcomer = { ...member, ...record, joinedAt: joined(NEWCOMER_MS - DAY_MS) };
  expect(reportWeight(newcomer, now)).toBe(0);
  const moderator = { ...newcomer, role: "moderator", upheld: 0, dismissed: 9 } as const;
  expect(reportWeight(moderator, now)).toBe(REVIEW_WEIGHT);
});
