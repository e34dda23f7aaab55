import { expect, test } from "vitest";
import { judgeNumbers, twins } from "./falling-numbers.ts";

test("rejects an increase, and asks for a decrease to be recorded", () => {
  expect(judgeNumbers({ cycles: 4 }, { cycles: 4 })).toBe("");
  expect(judgeNumbers({ cycles: 5 }, { cycles: 4 })).toMatch(/they may only become fewer/);
  expect(judgeNumbers({ cycles: 3 }, { cycles: 4 })).toMatch(/write 3 into/);
  expect(judgeNumbers({ cycles: 1 }, {})).toMatch(/1 cycles, 0 before/);
});

test("counts a name once, however often it is repeated", () => {
  expect(twins(["Rule", "Shape", "Rule", "Rule", "Line"])).toBe(1);
});
