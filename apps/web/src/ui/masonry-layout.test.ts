import { expect, test } from "vitest";
import { COLUMN_COUNTS, planMasonry, WALL_SIZES } from "./masonry-layout.ts";

test("each tile goes to the shortest column, in its true shape", () => {
  const { places, ends } = planMasonry([1, 2, 1, 1], 2);
  expect(places).toEqual([
    { column: 0, pictures: 0, rows: 0 },
    { column: 1, pictures: 0, rows: 0 },
    { column: 1, pictures: 0.5, rows: 1 },
    { column: 0, pictures: 1, rows: 1 },
  ]);
  expect(ends).toEqual([
    { pictures: 2, rows: 2 },
    { pictures: 1.5, rows: 2 },
  ]);
});

test("tiles keep their place when more come", () => {
  const ratios = [16 / 9, 1, 9 / 16, 9 / 16, 16 / 9, 1, 1, 16 / 9, 9 / 16];
  for (const columns of COLUMN_COUNTS) {
    const all = planMasonry(ratios, columns).places;
    expect(planMasonry(ratios.slice(0, 5), columns).places).toEqual(all.slice(0, 5));
  }
});

test("an empty wall has no height", () => {
  expect(planMasonry([], 3)).toEqual({ places: [], ends: [] });
});

test("a picture is asked for in as many sizes as there are numbers of columns", () => {
  expect(WALL_SIZES.split(", ")).toHaveLength(COLUMN_COUNTS.length);
});
