import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOf, type ScreenBox } from "./toast-place.ts";

const room = { left: 16, top: 80, width: 1408, height: 800 };
const size = { width: 400, height: 48 };
const touches = (a: ScreenBox, b: ScreenBox) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test("is at the bottom centre when nothing is in the way", () => {
  expect(placeOf(size, room, [])).toEqual({ left: 520, top: 832 });
});

test("moves up for a row of buttons and stays centred", () => {
  const row = { left: 400, top: 830, width: 600, height: 44 };
  expect(placeOf(size, room, [row])).toEqual({ left: 520, top: 782 });
});

test("moves to a side only when the whole centre is occupied", () => {
  const pillar = { left: 600, top: 0, width: 80, height: 900 };
  expect(placeOf(size, room, [pillar])).toEqual({ left: 16, top: 832 });
});

test("may cover a small part of a tile, but not most of it", () => {
  const tile = { left: 500, top: 500, width: 420, height: 380 };
  expect(placeOf(size, room, [tile])).toEqual({ left: 520, top: 832 });
  const low = { ...tile, top: 790, height: 90 };
  expect(placeOf(size, room, [low])).toEqual({ left: 520, top: 788 });
});

test("covers no button while there is space, however they are arranged", () => {
  const button = fc.record({
    left: fc.integer({ min: 0, max: 1400 }),
    top: fc.integer({ min: 0, max: 860 }),
    width: fc.integer({ min: 10, max: 110 }),
    height: fc.integer({ min: 10, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(button, { maxLength: 12 }), (buttons) => {
      const place = { ...placeOf(size, room, buttons), ...size };
      expect(buttons.filter((each) => touches(place, each))).toEqual([]);
      expect(place.left).toBeGreaterThanOrEqual(room.left);
      expect(place.top).toBeGreaterThanOrEqual(room.top);
    }),
  );
});
