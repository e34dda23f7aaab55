import { describe, expect, it } from "vitest";
import type { SceneRequest } from "../scene/recipe.ts";
import { openFilm } from "./open-film.ts";
import { planFilm } from "./plan-film.ts";

/** Small frames suffice, because the tests measure positions rather than detail. */
const frame = { width: 320, height: 180 };
const DURATION = 4;

const recipe = (about: Partial<SceneRequest> = {}): SceneRequest => ({
  prompt: "a fox in the snow by day",
  negativePrompt: "",
  kind: "video",
  style: "animation",
  effect: null,
  aspectRatio: "16:9",
  duration: DURATION,
  fps: 8,
  seed: 7,
  ...about,
});

async function film(about: Partial<SceneRequest> = {}) {
  const of = recipe(about);
  const source = await openFilm(planFilm(of), of, frame);
  return (seconds: number) => {
    source.drawFrame(seconds);
    return Buffer.from(source.canvas.data());
  };
}

/** Mean difference between two frames, 0..255. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return (sum * 4) / (a.length * 3);
}

const luma = (pixels: Buffer, x: number, y: number) => {
  const at = (y * frame.width + x) * 4;
  return ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
};

/** Share of orange pixels in the frame, which belong to the fox. */
function orange(pixels: Buffer): number {
  let found = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (red > 150 && red - blue > 90 && green < red * 0.75) found += 1;
  }
  return found / (frame.width * frame.height);
}

/** Mean column of the fox in the frame. */
function middle(pixels: Buffer): number {
  let sum = 0;
  let found = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (red <= 150 || red - blue <= 90 || green >= red * 0.75) continue;
    sum += (at / 4) % frame.width;
    found += 1;
  }
  return sum / found;
}

describe("effects", () => {
  it("zoom: scales the nearest figure up or down as requested", async () => {
    const grown = async (about: Partial<SceneRequest>) => {
      const draw = await film(about);
      return Math.sqrt(orange(draw(DURATION)) / orange(draw(0)));
    };
    expect(await grown({ effect: "zoom" })).toBeGreaterThan(1.25);
    expect(await grown({ zoom: 0.7 })).toBeLessThan(0.85);
    expect(await grown({ zoom: 1, translation_x: 0, translation_y: 0 })).toBeCloseTo(1, 1);
  });

  it("translation: moves the camera to the requested side", async () => {
    const way = async (translation_x: number) => {
      const draw = await film({ zoom: 1, translation_x });
      return middle(draw(DURATION)) - middle(draw(0));
    };
    expect(await way(100)).toBeLessThan(-15);
    expect(await way(-100)).toBeGreaterThan(15);
    expect(Math.abs(await way(0))).toBeLessThan(4);
  });

  it("motion: travels farther than a film without effect, and not at all with a field strength of 0", async () => {
    const moved = async (about: Partial<SceneRequest>) => {
      const draw = await film({ prompt: "a village by day", ...about });
      return difference(draw(0), draw(DURATION));
    };
    const plain = await moved({ effect: null, zoom: 1 });
    expect(await moved({ effect: "motion", zoom: 1 })).toBeGreaterThan(plain * 1.2);
    const still = { zoom: 1, motion_field_strength_x: 0, motion_field_strength_y: 0 };
    expect(await moved(still)).toBeLessThan(plain * 0.5);
  });

  it("action: increases the change between frames with its strength, under a still camera", async () => {
    const stir = async (about: Partial<SceneRequest>) => {
      const still = { zoom: 1, translation_x: 0, translation_y: 0 };
      const draw = await film({ prompt: "a fox dancing in a room", ...still, ...about });
      const frames = Array.from({ length: 9 }, (_, index) => draw(index / 4));
      const steps = frames
        .slice(1)
        .map((pixels, index) => difference(pixels, frames[index] ?? pixels));
      return steps.reduce((sum, step) => sum + step, 0);
    };
    const plain = await stir({ effect: null });
    const lively = await stir({ effect: "action" });
    expect(lively).toBeGreaterThan(plain * 1.25);
    expect(await stir({ effect: "action", guidance_scale: 1 })).toBeLessThan(lively * 0.9);
  });

  it("scope: starts as a circle, ends with the whole scene, and never narrows", async () => {
    const draw = await film({ effect: "scope" });
    const first = draw(0);
    for (const [x, y] of [
      [2, 2],
      [317, 2],
      [2, 177],
      [317, 177],
      [160, 177],
    ] as const) {
      expect(luma(first, x, y)).toBeLessThan(30);
    }
    const dark = [0, 1, 2, 3, DURATION].map((seconds) => {
      const pixels = draw(seconds);
      let count = 0;
      for (let at = 0; at < frame.width * frame.height; at += 1) {
        if (luma(pixels, at % frame.width, Math.floor(at / frame.width)) < 30) count += 1;
      }
      return count / (frame.width * frame.height);
    });
    expect(dark[0]).toBeGreaterThan(0.7);
    expect(dark.at(-1)).toBeLessThan(0.05);
    expect(dark).toEqual(dark.toSorted((a, b) => b - a));
  });

  it("morph: the new picture grows out of places in the old one, without transparency", async () => {
    // A guidance of 0 disables stirring, so that pixels can be located.
    const draw = await film({
      ...{ effect: "morph", guidance_scale: 0 },
      prompt: "a village by day becomes a village at night",
    });
    const [first, last] = [draw(0), draw(DURATION)];
    const half = draw(DURATION / 2);
    const shares: number[] = [];
    for (let at = 0; at < half.length; at += 4) {
      const [from, to] = [first[at] ?? 0, last[at] ?? 0];
      if (Math.abs(to - from) > 60) shares.push(((half[at] ?? 0) - from) / (to - from));
    }
    const part = (test: (share: number) => boolean) => shares.filter(test).length / shares.length;
    expect(shares.length).toBeGreaterThan(5_000);
    expect(part((share) => share < 0.15)).toBeGreaterThan(0.15);
    expect(part((share) => share > 0.85)).toBeGreaterThan(0.15);
    expect(part((share) => share > 0.25 && share < 0.75)).toBeLessThan(0.1);
  });

  it("morph: ends as another picture, without a jump on the way", async () => {
    const draw = await film({ effect: "morph", prompt: "a fox and an owl in a forest by day" });
    const first = draw(0);
    const last = draw(DURATION);
    const whole = difference(first, last);
    expect(whole).toBeGreaterThan(3);
    expect(orange(first)).toBeGreaterThan(orange(last) * 3);
    const frames = Array.from({ length: DURATION * 24 + 1 }, (_, index) => draw(index / 24));
    const steps = frames
      .slice(1)
      .map((pixels, index) => difference(frames[index] ?? pixels, pixels));
    for (const [index, step] of steps.entries()) {
      const around = Math.max(steps[index - 1] ?? 0, steps[index + 1] ?? 0);
      expect(step).toBeLessThan(around * 1.3 + 1);
      expect(step).toBeLessThan(whole * 0.5);
    }
  });

  it("last prompt: begins with the first frame of one prompt's film and ends with the last frame of the other's", async () => {
    const words = {
      prompt: "a fox in the snow by day",
      last_prompt: "an owl in a forest at night",
    };
    const draw = await film(words);
    const first = await film({ prompt: words.prompt });
    expect(draw(0).equals(first(0))).toBe(true);
    const other = recipe({ prompt: words.last_prompt });
    const { camera } = planFilm(recipe({ prompt: words.prompt }));
    const source = await openFilm({ ...planFilm(other), camera }, other, frame);
    const end = DURATION - 1 / 8;
    source.drawFrame(end);
    expect(draw(end).equals(Buffer.from(source.canvas.data()))).toBe(true);
    expect(difference(draw(0), draw(end))).toBeGreaterThan(10);
  });

  it("every effect makes a different film", async () => {
    const effects = [null, "zoom", "morph", "action", "motion", "scope"] as const;
    const ends = [];
    for (const effect of effects)
      ends.push((await film({ effect }))(DURATION * 0.3).toString("latin1"));
    expect(new Set(ends).size).toBe(effects.length);
  });

  it("loop: the frame after the end equals the first frame", async () => {
    const draw = await film({ loop: true, prompt: "a fox running in the snow" });
    const first = draw(0);
    expect(difference(first, draw(DURATION))).toBeLessThan(0.6);
    expect(difference(first, draw(DURATION / 2))).toBeGreaterThan(1.5);
  });

  it("draws a moment identically, whatever was drawn before", async () => {
    for (const about of [{ effect: "morph" }, { effect: "scope" }, { loop: true }] as const) {
      const [one, two] = [await film(about), await film(about)];
      for (const seconds of [3.9, 0, 1]) two(seconds);
      expect(one(1.7).equals(two(1.7))).toBe(true);
    }
  });
});
