import { OPERATION_RETRY_MS, UPLOAD_RETRY_MS } from "@kinora/contracts/limits";
import { describe, expect, test } from "vitest";
import { openRetryBudget } from "./retry-budget.ts";

/** Fails immediately each time; returns how long it keeps trying and how often. */
function exhaust(budget: number, share: number) {
  const retries = openRetryBudget(budget);
  let now = 5_000;
  const pauses: number[] = [];
  for (;;) {
    const pause = retries.next(now, share);
    if (pause === null) return { pauses, spent: now - 5_000 };
    pauses.push(pause);
    now += pause;
  }
}

describe("the retry budget of the specification", () => {
  test.each([
    [UPLOAD_RETRY_MS, 600_000],
    [OPERATION_RETRY_MS, 120_000],
  ])("keeps trying for %i ms and no longer", (budget, milliseconds) => {
    expect(budget).toBe(milliseconds);
    for (const share of [0, 0.5, 1]) expect(exhaust(budget, share).spent).toBe(milliseconds);
  });

  test("doubles each pause up to half a minute", () => {
    const { pauses } = exhaust(UPLOAD_RETRY_MS, 1);
    expect(pauses.slice(0, 8)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(Math.max(...pauses)).toBe(30_000);
  });

  test("varies a pause by at most half", () => {
    expect(openRetryBudget().next(0, 0)).toBe(250);
    expect(openRetryBudget().next(0, 1)).toBe(500);
  });

  test("resets after a success", () => {
    const retries = openRetryBudget(1_000);
    expect(retries.next(0, 1)).toBe(500);
    expect(retries.next(900, 1)).toBe(100);
    expect(retries.next(1_000, 1)).toBeNull();
    retries.succeeded();
    expect(retries.next(2_000, 1)).toBe(500);
  });
});
