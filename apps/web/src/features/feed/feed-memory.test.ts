import { beforeEach, expect, test } from "vitest";
import {
  recentPlace,
  rememberRecentItem,
  rememberRecentNewest,
  rememberTrending,
  trendingPlace,
} from "./feed-memory.ts";

const MADE = "2026-11-20T10:00:00.000Z";
const at = (time: string) => Date.parse(`2026-11-20T${time}:00.000Z`);

beforeEach(() => localStorage.clear());

test("a ranking is gone on with for two hours, under the keys of the specification", () => {
  rememberTrending(MADE, "cursor-3");
  expect(trendingPlace(at("11:59"))).toEqual({ timestamp: MADE, page: "cursor-3" });
  expect(trendingPlace(at("12:01"))).toBeNull();
  expect(Object.keys(localStorage).sort()).toEqual([
    "trendingLastPageSeen",
    "trendingLastTimestamp",
  ]);
});

test("who saw the first page only starts from the top", () => {
  rememberTrending(MADE, null);
  expect(trendingPlace(at("10:01"))).toBeNull();
});

test("recent remembers the newest moment and the item that was on the screen", () => {
  expect(recentPlace()).toEqual({ newestSeen: null, itemId: null });
  rememberRecentNewest(MADE);
  rememberRecentItem("item-7");
  expect(recentPlace()).toEqual({ newestSeen: MADE, itemId: "item-7" });
  expect(Object.keys(localStorage).sort()).toEqual(["recentLastPrompt", "recentLastTimestamp"]);
});

test("damaged storage is no place at all", () => {
  localStorage.setItem("trendingLastTimestamp", "{broken");
  expect(trendingPlace(at("10:01"))).toBeNull();
});
