import { expect, test } from "vitest";
import { drawn } from "./drawn.ts";

const all = Array.from({ length: 40 }, (_, index) => index);

test("draws the requested number without duplicates, in order, and the same for the same seed", () => {
  const some = drawn(all, 7);
  expect(new Set(some).size).toBe(process.env.DRAWN === "all" ? all.length : 7);
  expect(some).toEqual(some.toSorted((a, b) => a - b));
  expect(all).toEqual(expect.arrayContaining([...some]));
  expect(drawn(all, 7)).toEqual(some);
});

test("returns all cases when no more exist", () => {
  expect(drawn(all, 40)).toEqual(all);
  expect(drawn(all, 99)).toEqual(all);
});
