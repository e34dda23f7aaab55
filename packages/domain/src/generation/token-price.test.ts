import { expect, it } from "vitest";
import { millsOf, mostUsage } from "./token-price.ts";

it("rounds the total up to a thousandth of a dollar, once", () => {
  expect(millsOf({ input: 1_000_000, output: 1_000_000 }, { input: 0.25, output: 2 })).toBe(2_250);
  expect(millsOf({ input: 30_000, output: 0 }, { input: 0.1, output: 2 })).toBe(3);
  expect(millsOf({ input: 1, output: 0 }, { input: 0.25, output: 2 })).toBe(1);
  expect(millsOf({ input: 900, output: 600 }, { input: 0, output: 0 })).toBe(0);
});

it("the estimate of a question is an upper bound, since a token has at least one byte", () => {
  const asked = { instructions: "Name it.", data: "🦊 ثعلب", shape: { schema: {} } };
  expect(mostUsage(asked, 500)).toEqual({ input: 8 + 4 + 1 + 8 + 2 + 200, output: 500 });
});
