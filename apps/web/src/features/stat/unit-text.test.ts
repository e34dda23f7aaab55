import { expect, test } from "vitest";
import { axisStep, unitText } from "./unit-text.ts";

test.each([
  [50, ["15 sec", "30 sec", "45 sec"]],
  [3_000, ["15 min", "30 min", "45 min"]],
  [100_000, ["12 hr", "1 day"]],
] as const)("an axis of times up to %i s has round lines", (most, first) => {
  const step = axisStep(most, "seconds") ?? 0;
  expect(most / step).toBeLessThanOrEqual(4);
  expect(first.map((_, at) => unitText(step * (at + 1), "seconds"))).toEqual(first);
});

test("other axes have decimal steps", () => {
  expect(axisStep(50, "count")).toBeUndefined();
});
