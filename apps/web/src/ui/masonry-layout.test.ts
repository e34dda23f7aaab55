import { expect, test } from "vitest";
import { columnsFor, planMasonry } from "./masonry-layout.ts";

test("a phone of 360 px has two columns and a wide screen has six", () => {
  expect(columnsFor(344)).toBe(2);
  expect(columnsFor(1400)).toBe(5);
  expect(columnsFor(2500)).toBe(6);
});

test("each tile goes to the shortest column, in its true shape", () => {
  const plan = planMasonry([1, 2, 1, 1], 210, { columns: 2, gap: 10, below: 0 });
  expect(plan.boxes.map(({ left, top }) => [left, top])).toEqual([
    [0, 0],
    [110, 0],
    [110, 60],
    [0, 110],
  ]);
  expect(plan.boxes[1]?.height).toBe(50);
  expect(plan.height).toBe(210);
});

test("an empty wall has no height", () => {
  expect(planMasonry([], 300, { columns: 2, gap: 8, below: 20 }).height).toBe(0);
});
