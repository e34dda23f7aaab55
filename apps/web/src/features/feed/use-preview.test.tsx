import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addWhatJsdomLacks } from "../../test/missing-in-jsdom.ts";
import { usePreview } from "./use-preview.ts";

/**
 * Media queries of the user's devices and preferences; the hook reads them when something is about
 * to play.
 */
const media = new Map<string, EventTarget & { matches: boolean }>();
const HOVER = "(hover: hover)";
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

function listOf(query: string) {
  const known = media.get(query) ?? Object.assign(new EventTarget(), { matches: false });
  media.set(query, known);
  return known;
}

function say(query: string, matches: boolean) {
  const list = listOf(query);
  list.matches = matches;
  list.dispatchEvent(new Event("change"));
}

beforeEach(() => {
  addWhatJsdomLacks();
  vi.stubGlobal("matchMedia", listOf);
  vi.useFakeTimers();
});
afterEach(() => media.clear());

/** A wall of three films on a screen of 768 px, with their centres at 100, 400 and 700 px. */
function startWall() {
  const wall = document.createElement("div");
  for (const [name, top] of Object.entries({ high: 0, middle: 300, low: 600 })) {
    const tile = document.createElement("div");
    tile.dataset.film = name;
    tile.getBoundingClientRect = () => new DOMRect(0, top, 300, 200);
    wall.append(tile);
  }
  return renderHook(() => usePreview({ current: wall }, 3)).result;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("plays only the tile under a hovering pointer", async () => {
  say(HOVER, true);
  const preview = startWall();
  await pass(10_000);
  expect(preview.current.playingId).toBeNull();
  act(() => preview.current.enter("low"));
  expect(preview.current.playingId).toBe("low");
  act(() => preview.current.leave("high"));
  expect(preview.current.playingId).toBe("low");
  act(() => preview.current.leave("low"));
  expect(preview.current.playingId).toBeNull();
});

test("plays the most central tile on touch devices, after the first pictures had time to load", async () => {
  const preview = startWall();
  await pass(1_000);
  expect(preview.current.playingId).toBeNull();
  act(() => preview.current.enter("low"));
  expect(preview.current.playingId).toBeNull();
  await pass(2_000);
  expect(preview.current.playingId).toBe("middle");
});

test("plays nothing with reduced motion, and stops playback when it is turned on", async () => {
  const preview = startWall();
  await pass(3_000);
  expect(preview.current.playingId).toBe("middle");
  act(() => say(LESS_MOTION, true));
  expect(preview.current.playingId).toBeNull();
  dispatchEvent(new Event("scroll"));
  await pass(1_000);
  expect(preview.current.playingId).toBeNull();
  act(() => say(LESS_MOTION, false));
  expect(preview.current.playingId).toBe("middle");
});
