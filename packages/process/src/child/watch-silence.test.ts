import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ProcessorUse } from "./processor-use.ts";
import { watchSilence } from "./watch-silence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Returns the elapsed seconds until a child with this share of a processor counts as hung; null:
 * not within an hour.
 */
function hungAfter(share: number, { wants = false, speaksAt = [] as readonly number[] } = {}) {
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1_000;
  const useOf = (): ProcessorUse => ({ seconds: elapsed() * share, wants });
  let after: number | null = null;
  const watch = watchSilence(60, useOf, () => {
    after ??= Math.round(elapsed());
  });
  for (const at of speaksAt) {
    vi.advanceTimersByTime(at * 1_000 - (performance.now() - began));
    watch.refresh();
  }
  vi.advanceTimersByTime(3_600_000);
  watch.end();
  return after;
}

it("gives up on a silent child that has a processor, or that does nothing", () => {
  expect(hungAfter(1)).toBe(60);
  expect(hungAfter(4)).toBe(60);
  expect(hungAfter(0)).toBe(60);
});

it("waits for a child that gets little processor time until it has had as much as the silence", () => {
  expect(hungAfter(0.5)).toBe(120);
  expect(hungAfter(0.1)).toBe(540);
  expect(hungAfter(0.001, { wants: true })).toBe(600);
});

it("starts over with every message", () => {
  expect(hungAfter(1, { speaksAt: [50, 100, 150] })).toBe(210);
  expect(hungAfter(0.5, { speaksAt: [100] })).toBe(220);
});

it("uses elapsed time when CPU use is unknown", () => {
  const hung = vi.fn();
  watchSilence(60, () => null, hung);
  vi.advanceTimersByTime(59_000);
  expect(hung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(hung).toHaveBeenCalledOnce();
});
