import { expect, test } from "vitest";
import { isOnPicture, keepInside, WHOLE, zoomAt } from "./zoom-view.ts";

const box = { width: 400, height: 300 };

test("keeps the point under the finger", () => {
  const point = { x: 100, y: -50 };
  const near = zoomAt(WHOLE, 2, point, box);
  // The same point of the picture, before and after.
  expect((point.x - near.x) / near.scale).toBeCloseTo(point.x);
  expect((point.y - near.y) / near.scale).toBeCloseTo(point.y);
});

test("is never smaller than its container or larger than eight times it", () => {
  expect(zoomAt(WHOLE, 0.1, { x: 50, y: 50 }, box)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 1000, { x: 0, y: 0 }, box).scale).toBe(8);
});

test("cannot be pushed out of view", () => {
  expect(keepInside({ scale: 2, x: 9_999, y: -9_999 }, box)).toEqual({ scale: 2, x: 200, y: -150 });
});

test("detects a tap beside the picture wherever it was moved", () => {
  const tall = { width: 500, height: 1_000 };
  expect(isOnPicture({ x: 70, y: 140 }, WHOLE, box, tall)).toBe(true);
  expect(isOnPicture({ x: 80, y: 0 }, WHOLE, box, tall)).toBe(false);
  expect(isOnPicture({ x: 80, y: 0 }, { scale: 2, x: 0, y: 0 }, box, tall)).toBe(true);
  expect(isOnPicture({ x: 80, y: 0 }, { scale: 1, x: 50, y: 0 }, box, tall)).toBe(true);
  expect(isOnPicture({ x: 0, y: 160 }, WHOLE, box, tall)).toBe(false);
});
