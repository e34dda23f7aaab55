import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { createRandom } from "../../scene/random.ts";
import type { CastMember } from "../../scene/scene-spec.ts";
import { subjectOf } from "../catalogue/catalogue.ts";
import { createFigure } from "../create-figure.ts";
import { createPainter } from "../look/painter.ts";
import { type Motion, STILL } from "../motion/motion.ts";
import { buildRig } from "./build-rig.ts";

const SIZE = 200;
const HEIGHT = 160;
const FEET = 190;

/** Paints a figure at a moment and returns the pixels. */
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

/**
 * Share of the painted pixels between two heights above the feet (0..1 of the figure) that are
 * mostly green.
 */
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

test("a half-length portrait wears the requested dress and keeps its face", () => {
  for (const subject of ["princess", "witch", "king", "doctor", "police-officer"]) {
    const wears = [{ item: "dress", colour: "#3fae4a" }] as const;
    const dressed = paint(subject, { wears });
    expect(greenness(dressed, 0.06, 0.3), subject).toBeGreaterThan(0.6);
    expect(greenness(dressed, 0.6, 0.75), subject).toBeLessThan(0.05);
    expect(greenness(paint(subject, {}), 0.06, 0.3), subject).toBeLessThan(0.1);
  }
});

test("a dress shows its pattern", () => {
  const plain = paint("princess", { wears: [{ item: "dress", colour: "#a02030" }] });
  const dotted = paint("princess", {
    wears: [{ item: "dress", colour: "#a02030", pattern: "dotted" }],
  });
  expect(plain.some((value, at) => Math.abs(value - (dotted[at] ?? 0)) > 60)).toBe(true);
});

/** Paints a figure that stays in place while its parts move, and returns the pixels. */
function paintParts(key: string, motion: Partial<Motion>, seconds: number) {
  const subject = subjectOf(key);
  const light = {
    ...{ ambient: "#ffffff", key: "#ffffff", direction: 0.5, rim: "#ffffff" },
    ...{ brightness: 1, haze: "#ffffff", sky: ["#ffffff", "#ffffff"] },
  } as const;
  const painter = createPainter({
    ...{ look: "toy", lit: { light, side: 1, grain: 1 }, scale: 4, coatOf: subject.icon },
    ...{ colour: undefined, skin: undefined, dye: 0 },
  });
  const rig = buildRig({
    ...{ subject, action: "idle", painter, wears: [], onFours: false, emotion: undefined },
    ...{ tool: false, text: undefined },
  });
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext("2d");
  context.translate(SIZE / 2, FEET);
  context.scale(HEIGHT / rig.height, HEIGHT / rig.height);
  rig.draw(context, { ...STILL, ...motion }, seconds);
  return context;
}

/** Counts the pixels that differ between two heights above the feet. */
function changed(a: SKRSContext2D, b: SKRSContext2D, from: number, to: number): number {
  const band = [0, Math.round(FEET - to * HEIGHT), SIZE, Math.round((to - from) * HEIGHT)] as const;
  const [before, after] = [a.getImageData(...band).data, b.getImageData(...band).data];
  let count = 0;
  for (let at = 3; at < before.length; at += 4)
    if (Math.abs((before[at] ?? 0) - (after[at] ?? 0)) > 60) count += 1;
  return count;
}

test("a wave runs through a floating dragon, and the robe of a standing princess swings", () => {
  expect(changed(paintParts("dragon", {}, 0), paintParts("dragon", {}, 0.6), 0, 1)).toBeGreaterThan(
    400,
  );
  const robes = [
    paintParts("princess", {}, 0),
    paintParts("princess", { tilt: 0.075 }, 0),
  ] as const;
  expect(changed(...robes, 0.02, 0.2)).toBeGreaterThan(8);
});
