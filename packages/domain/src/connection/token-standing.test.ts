import { expect, test } from "vitest";
import { standingOf } from "./token-standing.ts";

const DAY = 24 * 3_600_000;
const now = new Date("2026-11-28T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * DAY);
const tokens = (access: number | null, refresh: number | null | "none") => ({
  ...{ accessToken: "a", accessExpiresAt: access === null ? null : inDays(access) },
  refreshToken: refresh === "none" ? null : "r",
  refreshExpiresAt: typeof refresh === "number" ? inDays(refresh) : null,
});

test.each([
  ["an hour, renewed for ever", tokens(1 / 24, null), "connected", inDays(1)],
  ["a page, by a person's for 60 days", tokens(null, 60), "connected", inDays(53)],
  ["60 days, by itself", tokens(60, "none"), "connected", inDays(53)],
  ["6 days left of it", tokens(6, "none"), "expiring", inDays(1)],
  ["a day, renewed for 3 days more", tokens(1, 3), "expiring", inDays(1)],
  ["for ever", tokens(null, "none"), "connected", null],
] as const)("%s", (_, given, state, refreshDueAt) => {
  expect(standingOf(given, now)).toMatchObject({ state, refreshDueAt });
});
