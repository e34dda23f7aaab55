import { createRandom } from "@kinora/studio/scene/random";
import { describe, expect, it } from "vitest";
import { planBlinks } from "./blink-times.ts";
import { sourceOf } from "./close-eyes.ts";

const eye = { top: -20, upper: -6, lower: 6 };

describe("a closing eye", () => {
  it("equals the photo while it is open", () => {
    for (let v = -30; v <= 20; v += 0.5) expect(sourceOf(v, 0, eye)).toBeCloseTo(v, 6);
  });

  it("is covered by the skin above it, stretched without folds or jumps", () => {
    for (const share of [0.2, 0.5, 0.8, 1]) {
      let before = sourceOf(-30, share, eye);
      for (let v = -29.9; v <= 20; v += 0.1) {
        const from = sourceOf(v, share, eye);
        expect(from).toBeGreaterThanOrEqual(before);
        before = from;
      }
    }
    // The lid covers the iris; only the last line above the lower lid remains of the eye.
    expect(sourceOf(0, 1, eye)).toBeLessThan(eye.upper);
    expect(sourceOf(4.9, 1, eye)).toBeLessThan(eye.upper);
  });

  it("leaves brow and cheek unchanged", () => {
    expect([sourceOf(-21, 1, eye), sourceOf(6, 1, eye), sourceOf(9, 1, eye)]).toEqual([-21, 6, 9]);
  });
});

describe("blinks", () => {
  it("occur every two to four seconds, close fully, and never at the ends of a film", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const closed = planBlinks(10, createRandom(seed, "blinks"));
      expect([closed(0), closed(10)]).toEqual([0, 0]);
      let blinks = 0;
      let was = 0;
      let most = 0;
      for (let at = 0; at <= 10; at += 0.01) {
        const share = closed(at);
        expect(Math.abs(share - was)).toBeLessThan(0.2);
        if (was === 0 && share > 0) blinks += 1;
        most = Math.max(most, share);
        was = share;
      }
      expect(most).toBe(1);
      expect(blinks).toBeGreaterThanOrEqual(2);
      expect(blinks).toBeLessThanOrEqual(4);
    }
  });
});
