import { expect, test } from "vitest";
import { COLUMN_COUNTS, planMasonry, planWholeMasonry, WALL_SIZES } from "./masonry-layout.ts";

test("places each tile in the shortest column with its own aspect ratio", () => {
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

test("keeps the places of tiles when more are added", () => {
  const ratios = [16 / 9, 1, 9 / 16, 9 / 16, 16 / 9, 1, 1, 16 / 9, 9 / 16];
  for (const columns of COLUMN_COUNTS) {
    const all = planMasonry(ratios, columns).places;
    expect(planMasonry(ratios.slice(0, 5), columns).places).toEqual(all.slice(0, 5));
  }
});

test("ends evenly when nothing follows, whatever the wall contains", () => {
  const kinds = [16 / 9, 1, 9 / 16];
  for (const columns of COLUMN_COUNTS) {
    for (let count = columns + 1; count < 60; count++) {
      const ratios = Array.from({ length: count }, (_, n) => kinds[(n * n + count) % 3] ?? 1);
      const { places, ends } = planWholeMasonry(ratios, columns);
      const { places: growing } = planMasonry(ratios, columns);
      const before = Math.max(0, count - columns * 3);
      expect(places.slice(0, before)).toEqual(growing.slice(0, before));
      expect(places).toHaveLength(count);
      const row = columns === 2 ? 48 / 170 : 12 / 280;
      for (const [index, { shape = 0, extraRows = 0 }] of places.slice(before).entries()) {
        const cut = (shape + extraRows * row) * (ratios[before + index] ?? 0);
        expect(cut).toBeGreaterThan(0.749);
        expect(cut).toBeLessThan(1.401);
      }
      const last = ends.map(({ pictures }) => pictures);
      // Gaps and lines count too, so the pictures alone may differ by as much.
      if (count >= columns * 2) {
        expect(Math.max(...last) - Math.min(...last)).toBeLessThan(0.6);
      }
    }
  }
});

test("ends evenly at any column width, with or without a line under each picture", () => {
  const kinds = [16 / 9, 1, 9 / 16];
  const ratios = Array.from({ length: 31 }, (_, n) => kinds[(n * n + n) % 3] ?? 1);
  for (const columns of COLUMN_COUNTS) {
    const { places, ends } = planWholeMasonry(ratios, columns);
    for (const [column, row] of [
      [168, 48],
      [345, 48],
      [245, 52],
      [280, 12],
    ] as const) {
      const bottoms = ends.map(({ pictures, rows }) => pictures * column + rows * row);
      expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1);
      // The last tile of each column reaches its end.
      for (const [at, bottom] of bottoms.entries()) {
        const tiles = places.flatMap((place, index) =>
          place.column === at
            ? [
                place.pictures * column +
                  place.rows * row +
                  (place.shape ?? 1 / (ratios[index] ?? 1)) * column +
                  (place.extraRows ?? 0) * row +
                  row,
              ]
            : [],
        );
        expect(Math.max(...tiles)).toBeCloseTo(bottom, 3);
      }
    }
  }
});

test("gives an empty wall no height", () => {
  expect(planMasonry([], 3)).toEqual({ places: [], ends: [] });
});

test("lists one picture size per number of columns", () => {
  expect(WALL_SIZES.split(", ")).toHaveLength(COLUMN_COUNTS.length);
});
