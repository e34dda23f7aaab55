import { beforeEach, expect, test } from "vitest";
import { indexOfPlace, placeIn, rememberLeft, rememberSeen } from "./feed-memory.ts";

const MADE = "2026-11-20T10:00:00.000Z";
const at = (time: string) => Date.parse(`2026-11-20T${time}:00.000Z`);
const list = Array.from({ length: 30 }, (_, n) => `item-${n}`);
const seen = (index: number, asOf = MADE) => ({ asOf, index, id: `item-${index}` });

beforeEach(() => localStorage.clear());

test("offers to continue in a ranking for two hours, under the specification's keys", () => {
  rememberSeen("trending", seen(25));
  const place = { asOf: MADE, target: 3 };
  expect(placeIn("trending", at("11:59"))).toEqual(place);
  expect(placeIn("trending", at("12:01"))).toBeNull();
  expect(indexOfPlace(list, place)).toBe(24);
  expect(indexOfPlace(list.slice(0, 24), place)).toBe(-1);
  expect(Object.keys(localStorage).sort()).toEqual([
    "trendingLastPageSeen",
    "trendingLastTimestamp",
  ]);
});

test("remembers the item on the screen and its list for the recent feed", () => {
  rememberSeen("recent", seen(17));
  const place = { asOf: MADE, target: "item-17" };
  expect(placeIn("recent", at("18:00"))).toEqual(place);
  expect(indexOfPlace(list, place)).toBe(17);
  expect(indexOfPlace(list.slice(0, 5), place)).toBe(-1);
  expect(Object.keys(localStorage).sort()).toEqual(["recentLastPrompt", "recentLastTimestamp"]);
});

test("keeps the furthest place after a glance at the top of a newer list", () => {
  expect(placeIn("trending", at("10:01"))).toBeNull();
  rememberSeen("trending", seen(11));
  expect(placeIn("trending", at("10:01"))).toBeNull();
  rememberSeen("trending", seen(13));
  rememberSeen("trending", seen(2, "2026-11-20T10:10:00.000Z"));
  expect(placeIn("trending", at("10:11"))).toEqual({ asOf: MADE, target: 2 });
});

test("continues at the place where the user left, not at the furthest one seen", () => {
  rememberSeen("trending", seen(50));
  rememberLeft("trending", seen(26), true);
  expect(placeIn("trending", at("10:01"))).toEqual({ asOf: MADE, target: 3 });
  rememberLeft("trending", seen(3), false);
  expect(placeIn("trending", at("10:01"))).toEqual({ asOf: MADE, target: 3 });
  rememberLeft("trending", seen(3), true);
  expect(placeIn("trending", at("10:01"))).toBeNull();
});

test("ignores damaged storage and storage of an earlier version", () => {
  localStorage.setItem("trendingLastTimestamp", "{broken");
  expect(placeIn("trending", at("10:01"))).toBeNull();
  localStorage.setItem("trendingLastTimestamp", JSON.stringify(MADE));
  localStorage.setItem("trendingLastPageSeen", JSON.stringify("1763632800000~1~24"));
  expect(placeIn("trending", at("10:01"))).toBeNull();
});
