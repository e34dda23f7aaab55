import { expect, it } from "vitest";
import { upperBound } from "./upper-bound.ts";

it.each([
  // R: binom.test(found, tried)$conf.int[2]
  [0, 10, 0.3084971],
  [1, 20, 0.2487328],
  [0, 1_500, 0.00245623],
  [5, 1_500, 0.007762],
])("computes the bound for %i of %i", (found, tried, bound) => {
  expect(upperBound(found, tried)).toBeCloseTo(bound, 4);
});
