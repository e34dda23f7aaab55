import { expect, test } from "vitest";
import {
  afterRefresh,
  backoffDelay,
  countsAsExpired,
  networkTimeout,
  renewalDelay,
} from "./token-policy.ts";

const now = new Date("2026-06-15T12:00:00Z");
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

test("treats a token as expired 30 s early", () => {
  expect(countsAsExpired(inSeconds(31), now)).toBe(false);
  expect(countsAsExpired(inSeconds(30), now)).toBe(true);
  expect(countsAsExpired(inSeconds(-1), now)).toBe(true);
  expect(renewalDelay(inSeconds(15 * 60), now)).toBe(14.5 * 60_000);
});

test("waits 30 s after a failed refresh, doubling to 16 minutes", () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => backoffDelay(failures) / 60_000);
  expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 16, 16]);
});

test("allows network requests 30 s on a desktop and 60 s on a phone", () => {
  expect([networkTimeout("desktop"), networkTimeout("mobile")]).toEqual([30_000, 60_000]);
});

test("resets the backoff when a token is renewed", () => {
  expect(afterRefresh({ outcome: "signed-in", expiresAt: inSeconds(900) }, 4, now)).toEqual({
    step: "refresh",
    after: 870_000,
    failures: 0,
  });
});

test("does not loop when the device's clock is ahead", () => {
  expect(afterRefresh({ outcome: "signed-in", expiresAt: inSeconds(-600) }, 0, now)).toMatchObject({
    after: 30_000,
  });
});

test("signs nobody out when the server is unreachable", () => {
  expect(afterRefresh({ outcome: "unreachable" }, 0, now)).toEqual({
    step: "refresh",
    after: 30_000,
    failures: 1,
  });
  expect(afterRefresh({ outcome: "unreachable" }, 99, now)).toMatchObject({ after: 960_000 });
});

test("signs out on an explicit refusal, gives the reason and keeps drafts", () => {
  const next = afterRefresh({ outcome: "signed-out" }, 0, now);
  expect(next).toMatchObject({ step: "sign-out" });
  expect(next).toHaveProperty("message", expect.stringMatching(/drafts/));
});
