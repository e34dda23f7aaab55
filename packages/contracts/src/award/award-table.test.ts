import { expect, test } from "vitest";
import { AWARD_KINDS } from "../gem/gem.ts";
import { DAILY_CLAIM_GEMS, SIGNUP_GEMS, STORY_AWARD_GEMS } from "../limits.ts";
import { AWARD_TABLES, awardTable, reviewAward, streaksOf } from "./award-table.ts";
import { weeklyMaximum } from "./weekly-maximum.ts";

test("has an award of every kind of the specification, and of no other", () => {
  for (const { rules } of AWARD_TABLES)
    expect(
      new Set(Object.values(rules).flatMap((rule) => ("kind" in rule ? rule.kind : []))),
    ).toEqual(new Set(AWARD_KINDS));
});

test("has versions that count up, each from a later day", () => {
  AWARD_TABLES.forEach(({ version, since }, at) => {
    expect(version).toBe(at + 1);
    expect(since > (AWARD_TABLES[at - 1]?.since ?? "")).toBe(true);
  });
});

test("has streaks that are too far apart for two in one week", () => {
  for (const table of AWARD_TABLES)
    streaksOf(table).forEach(({ days }, at, all) => {
      expect(days - (all[at - 1]?.days ?? 0)).toBeGreaterThanOrEqual(7);
    });
});

test("agrees in its newest version with the amounts that are constants", () => {
  expect(AWARD_TABLES.at(-1)?.rules).toMatchObject({
    daily: { gems: DAILY_CLAIM_GEMS },
    signup: { gems: SIGNUP_GEMS },
    story: { gems: STORY_AWARD_GEMS },
  });
});

test("grants at most 326 gems a week in version 1, and 361 with reviews in version 2", () => {
  // 7 × 10 daily, 15 weekly, 200 for 365 days, 5 for a first work, 12 and 4 for works, 20 to start.
  expect(weeklyMaximum(awardTable("2026-11-28"))).toBe(326);
  expect(awardTable("2020-01-01").version).toBe(1);
  // 7 × 5 for reviews.
  expect(weeklyMaximum(awardTable("2026-11-29"))).toBe(361);
});

test("awards reviews from version 2 on", () => {
  expect(reviewAward("2026-11-28")).toBeNull();
  expect(reviewAward("2026-11-29")).toMatchObject({ gems: 1, reviews: 5, timesADay: 5 });
});
