import type { CaseScan } from "@kinora/contracts/moderation/case";
import { expect, test } from "vitest";
import { STRIP_MAX, stripTimes } from "./strip-times.ts";

const scanned = (at: number | null, score: number): CaseScan => ({
  ...{ verdict: "unsure", looked: 6 },
  readings: [{ measure: "porn", score, at, mature: 0.5, review: 0.5, reject: 0.9 }],
});

test("a short film has a frame for each second, in the middle of it", () => {
  expect(stripTimes(3, null).map(({ at }) => at)).toEqual([0.5, 1.5, 2.5]);
  expect(stripTimes(0.4, null).map(({ at }) => at)).toEqual([0.2]);
});

test("a long film has no more frames than can be looked over", () => {
  const frames = stripTimes(600, null);
  expect(frames).toHaveLength(STRIP_MAX);
  expect(frames[0]?.at).toBe(12.5);
});

test("the frame that the scan flagged is among them, marked and in order", () => {
  expect(stripTimes(3, scanned(2, 0.7))).toEqual([
    { at: 0.5, isFlagged: false },
    { at: 1.5, isFlagged: false },
    { at: 2, isFlagged: true },
    { at: 2.5, isFlagged: false },
  ]);
});

test("a frame below every limit, a picture's and one after the end are not marked", () => {
  for (const scan of [scanned(2, 0.4), scanned(null, 0.7), scanned(9, 0.7)])
    expect(stripTimes(3, scan)).toEqual(stripTimes(3, null));
});

test("a film of unknown length has none", () => {
  expect(stripTimes(Number.NaN, null)).toEqual([]);
});
