import fc from "fast-check";
import { expect, it } from "vitest";
import { daysOfWaiting } from "./days-of-waiting.ts";

const GEMS = 10;
/** Days since the 28th; noon of the first is now, and today's gems are claimed. */
const midnight = (day: number) => new Date(Date.UTC(2026, 10, 28 + day)).toISOString();
const balance = (lots: readonly { readonly gems: number; readonly ends: number }[]) => {
  const [first] = lots.filter(({ gems }) => gems > 0).toSorted((a, b) => a.ends - b.ends);
  return {
    expiring: first ? { gems: first.gems, at: midnight(first.ends) } : null,
    dailyClaim: { gems: GEMS, claimable: false, paused: false, nextAt: midnight(1) },
  };
};

it("promises two days of daily gems at most", () => {
  expect(daysOfWaiting(10, balance([]))).toBe(1);
  expect(daysOfWaiting(20, balance([]))).toBe(2);
  expect(daysOfWaiting(21, balance([]))).toBeNull();
});

it("never promises gems that are not there when somebody waits and claims daily", () => {
  const left = fc.nat(GEMS);
  fc.assert(
    fc.property(left, left, fc.integer({ min: 1, max: 40 }), (yesterday, today, missing) => {
      const lots = [
        { gems: yesterday, ends: 1 },
        { gems: today, ends: 2 },
      ];
      const days = daysOfWaiting(missing, balance(lots));
      if (days === null) return;
      const claimed = [1, 2].slice(0, days).map((day) => ({ gems: GEMS, ends: day + 2 }));
      const sum = (all: typeof lots, at: number) =>
        all.reduce((gems, lot) => gems + (lot.ends > at ? lot.gems : 0), 0);
      expect(sum([...lots, ...claimed], days)).toBeGreaterThanOrEqual(sum(lots, 0) + missing);
    }),
  );
});
