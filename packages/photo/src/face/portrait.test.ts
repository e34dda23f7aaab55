import { createRandom } from "@kinora/studio/scene/random";
import { describe, expect, it } from "vitest";
import { createField } from "../raster.ts";
import { cropPortrait } from "./crop-portrait.ts";
import { measureTurn } from "./face-points.ts";
import { measureHead } from "./head-relief.ts";
import { openPortraitStage } from "./open-portrait-stage.ts";
import { planPortraitMotion } from "./portrait-motion.ts";
import type { Portrait } from "./take-portrait.ts";
import { ballMesh } from "./test-mesh.ts";

const plate = { width: 400, height: 224 };
const mesh = ballMesh(200, 90, 40);
const head = measureHead(mesh, plate);
/** Distance between sampled places, in shares of the plate. */
const STEP = 0.005;
const full = { turn: 1, smile: 1 };
const motion = (seed: number) =>
  planPortraitMotion(head, mesh, plate, 6, full, createRandom(seed, "motion"));

describe("the movement of a portrait", () => {
  it("begins and ends in the pose of the photo", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      for (const seconds of [0, 6]) {
        const [dx, dy] = motion(seed)(seconds)(0.5, 0.4);
        expect(Math.hypot(dx, dy)).toBeLessThan(1e-6);
      }
    }
  });

  it("is small, keeps the surroundings still and tears nothing", () => {
    let [farthest, steepest] = [0, 0];
    for (let seed = 0; seed < 6; seed += 1) {
      for (let seconds = 0; seconds <= 6; seconds += 0.5) {
        const deform = motion(seed)(seconds);
        for (const corner of [0.01, 0.99]) expect(deform(corner, 0.02)).toEqual([0, 0]);
        for (let y = 0; y < 1; y += 0.04) {
          let before = 0;
          for (let x = 0; x < 1; x += STEP) {
            const [dx, dy] = deform(x, y);
            farthest = Math.max(farthest, Math.hypot(dx, dy));
            steepest = Math.max(steepest, Math.abs(dx - before) / STEP);
            before = dx;
          }
        }
      }
    }
    expect(farthest).toBeGreaterThan(0.004);
    expect(farthest).toBeLessThan(0.25 * head.faceWidth);
    // Below 1, neighbours never change places, so the mapping does not fold.
    expect(steepest).toBeLessThan(0.8);
  });

  it("turns the nose farther than the ears", () => {
    const turned = Array.from({ length: 25 }, (_, step) => motion(3)(step / 4));
    const reach = (x: number) => Math.max(...turned.map((deform) => Math.abs(deform(x, 0.42)[0])));
    expect(reach(0.5)).toBeGreaterThan(1.5 * reach(0.5 + head.faceWidth * 0.55));
  });
});

const portrait: Portrait = {
  plate: {
    ...plate,
    data: Uint8Array.from({ length: plate.width * plate.height * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (at * 7919) % 251,
    ),
  },
  depth: createField(96, 54, 0.5),
  mesh,
  strength: full,
  expressive: true,
};

it("a portrait's film paints every pixel, identically for the same seed", () => {
  const frame = { width: 320, height: 180 };
  const recipe = {
    type: "face-to-video",
    prompt: "",
    negativePrompt: "",
    kind: "video",
    style: "photorealistic",
    effect: null,
    aspectRatio: "16:9",
    duration: 4,
    fps: 24,
    seed: 5,
  } as const;
  const frames = (seed: number) => {
    const stage = openPortraitStage(portrait, { ...recipe, seed }, frame, null);
    return Array.from({ length: 9 }, (_, step) => {
      stage.drawFrame(step / 2);
      return stage.canvas.data();
    });
  };
  const film = frames(5);
  const opaque = film.every((pixels) => pixels.every((value, at) => at % 4 !== 3 || value === 255));
  expect(opaque).toBe(true);
  const same = frames(5).map((pixels, index) => pixels.equals(film[index] ?? Buffer.alloc(0)));
  expect(same).toEqual(film.map(() => true));
  expect(frames(6)[3]?.equals(film[3] ?? Buffer.alloc(0))).toBe(false);
});

describe("the crop of a portrait", () => {
  const face = (x: number, y: number, side: number) => ({
    ...{ x, y, width: side, height: side, score: 1 },
    ...{ leftEye: [x, y] as const, rightEye: [x + side, y] as const },
  });

  it("places head and shoulders in the frame, inside the photo", () => {
    const frame = { width: 1280, height: 720 };
    for (const [x, y] of [
      [0, 0],
      [1700, 900],
      [3700, 2700],
    ] as const) {
      const crop = cropPortrait({ width: 4000, height: 3000 }, frame, face(x, y, 300));
      expect(crop.width / crop.height).toBeCloseTo(16 / 9, 2);
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.top).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(4000);
      expect(crop.top + crop.height).toBeLessThanOrEqual(3000);
      expect(crop.left).toBeLessThanOrEqual(x);
      expect(crop.left + crop.width).toBeGreaterThanOrEqual(x + 300);
    }
  });

  it("never exceeds the photo", () => {
    const crop = cropPortrait(
      { width: 90, height: 120 },
      { width: 1280, height: 720 },
      face(20, 20, 50),
    );
    expect(crop).toMatchObject({ left: 0, width: 90 });
    expect(crop.height).toBeLessThanOrEqual(120);
  });
});

it("a frontal face is distinguished from one turned aside", () => {
  expect(measureTurn(mesh)).toBeCloseTo(0.5, 2);
});
