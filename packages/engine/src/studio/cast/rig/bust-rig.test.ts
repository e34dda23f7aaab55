import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { createRandom } from "../../scene/random.ts";
import type { CastMember } from "../../scene/scene-spec.ts";
import { createFigure } from "../create-figure.ts";

const SIZE = 200;
const HEIGHT = 160;
const FEET = 190;

/** Pixels of a figure at a moment. */
function paint(subject: string, changes: Partial<CastMember>, seconds = 0.3) {
  const figure = createFigure(
    {
      ...{ subject, words: "", action: "idle", x: 0.5, nearness: 1, altitude: 0, height: 0.6 },
      ...{ facing: "right", identity: "the same", ...changes },
    },
    {
      light: {
        ...{ ambient: "#ffffff", key: "#ffffff", direction: 0.5, rim: "#ffffff" },
        ...{ brightness: 1, haze: "#ffffff", sky: ["#ffffff", "#ffffff"] },
      },
      ...{ look: "toy", random: createRandom(3), frame: { width: 480, height: 270 } },
    },
  );
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext("2d");
  context.translate(SIZE / 2, FEET);
  figure.draw(context, HEIGHT, seconds);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}

/** Share of the painted pixels between two heights above the feet (0..1 of the figure) that are mostly green. */
function greenness(pixels: Uint8ClampedArray, from: number, to: number): number {
  let [green, all] = [0, 0];
  for (let y = Math.round(FEET - to * HEIGHT); y < FEET - from * HEIGHT; y += 1)
    for (let at = y * SIZE * 4; at < (y + 1) * SIZE * 4; at += 4) {
      if ((pixels[at + 3] ?? 0) < 200) continue;
      all += 1;
      const [r = 0, g = 0, b = 0] = pixels.slice(at, at + 3);
      if (g > r * 1.2 && g > b * 1.2) green += 1;
    }
  return all === 0 ? 0 : green / all;
}

test("a half-length portrait wears the dress that was asked for, and keeps its face", () => {
  for (const subject of ["princess", "witch", "king", "doctor", "police-officer"]) {
    const wears = [{ item: "dress", colour: "#3fae4a" }] as const;
    const dressed = paint(subject, { wears });
    expect(greenness(dressed, 0.06, 0.3), subject).toBeGreaterThan(0.6);
    expect(greenness(dressed, 0.6, 0.75), subject).toBeLessThan(0.05);
    expect(greenness(paint(subject, {}), 0.06, 0.3), subject).toBeLessThan(0.1);
  }
});

test("a pattern lies on the dress", () => {
  const plain = paint("princess", { wears: [{ item: "dress", colour: "#a02030" }] });
  const dotted = paint("princess", {
    wears: [{ item: "dress", colour: "#a02030", pattern: "dotted" }],
  });
  expect(plain.some((value, at) => Math.abs(value - (dotted[at] ?? 0)) > 60)).toBe(true);
});

test("princesses and dragons move in films about as much as others who stand there", () => {
  const life = (subject: string, action: CastMember["action"] = "idle") => {
    let sum = 0;
    for (let step = 0; step < 6; step += 1) {
      const before = paint(subject, { action }, step * 0.4);
      const after = paint(subject, { action }, step * 0.4 + 0.4);
      for (let at = 0; at < before.length; at += 4)
        sum += Math.abs((before[at] ?? 0) - (after[at] ?? 0));
    }
    return sum;
  };
  const girl = life("girl");
  expect(life("princess")).toBeGreaterThan(girl * 1.05);
  expect(life("dragon", "float")).toBeGreaterThan(girl * 0.9);
});
