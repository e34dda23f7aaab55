import { expect, it } from "vitest";
import { wordErrorRate } from "./word-error-rate.ts";

it.each([
  ["The fox ran, in 1984!", "the fox ran in nineteen eighty-four", 0],
  ["The fox ran home.", "The fox ran.", 1 / 4],
  ["The fox ran home.", "The fox, she ran home.", 1 / 4],
  ["The fox ran home.", "The box ran home.", 1 / 4],
  ["The café was dark.", "The cafe was dark.", 0],
  ["She went with Drew.", "She withdrew.", 3 / 4],
  ["Fox.", "", 1],
  ["🎉", "", 0],
])("computes the rate of %j heard as %j", (said, heard, rate) => {
  expect(wordErrorRate(said, heard)).toBeCloseTo(rate);
});
