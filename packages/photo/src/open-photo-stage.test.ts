import { describe, expect, it } from "vitest";
import { PHOTO_MOVES, type PhotoMove } from "./choose-move.ts";
import { openPhotoStage } from "./open-photo-stage.ts";
import type { PhotoRecipe } from "./photo-recipe.ts";
import type { PhotoScene } from "./photo-scene.ts";
import { createField, mapField, type Raster } from "./raster.ts";

const frame = { width: 160, height: 90 };
const plateSize = { width: 768, height: 432 };

const WORDS: Record<PhotoMove, string> = {
  "push-in": "zoom in slowly",
  "pull-out": "pull back",
  "pan-left": "pan left",
  "pan-right": "pan right",
  sway: "orbit around it",
  rise: "rise",
  sink: "tilt down",
};

const recipe = (prompt: string, seed = 3): PhotoRecipe => ({
  type: "photo-to-video",
  prompt,
  negativePrompt: "",
  kind: "video",
  style: "photorealistic",
  effect: null,
  aspectRatio: "16:9",
  duration: 5,
  fps: 24,
  seed,
});

function paint(
  colour: (x: number, y: number) => readonly [number, number, number, number],
): Raster {
  const { width, height } = plateSize;
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    data.set(colour(at % width, Math.floor(at / width)), at * 4);
  return { ...plateSize, data };
}

/**
 * A grey plate with a green border of one pixel and a red block as subject; depth decreases from
 * right to left.
 */
function scene(): PhotoScene {
  const { width, height } = plateSize;
  const rim = (x: number, y: number) => x === 0 || y === 0 || x === width - 1 || y === height - 1;
  const block = (x: number, y: number) => x > 280 && x < 440 && y > 120 && y < 320;
  const slope = mapField(createField(96, 54), (_, at) => (at % 96) / 95);
  const facts = {
    left: 0.36,
    right: 0.57,
    top: 0.28,
    bottom: 0.74,
    x: 0.47,
    y: 0.5,
    area: 0.1,
    clarity: 1,
  };
  return {
    plate: paint((x, y) => (rim(x, y) ? [0, 255, 0, 255] : [90, 90, 90, 255])),
    depth: slope,
    subject: {
      picture: paint((x, y) => (block(x, y) ? [200, 0, 0, 255] : [0, 0, 0, 0])),
      depth: createField(96, 54, 0.9),
      facts,
      cutBelow: false,
    },
    drawing: false,
  };
}

const film = (prompt: string, seed?: number) => {
  const stage = openPhotoStage(scene(), recipe(prompt, seed), frame, null);
  return {
    move: stage.move,
    at: (seconds: number): Buffer => {
      stage.drawFrame(seconds);
      return stage.canvas.data();
    },
  };
};

/** Returns the centre of the red area in frame pixels, and its number of pixels. */
function findRed(pixels: Buffer): { x: number; y: number; count: number } {
  let [x, y, count] = [0, 0, 0];
  for (let at = 0; at < frame.width * frame.height; at += 1) {
    if ((pixels[at * 4] ?? 0) < 150) continue;
    x += at % frame.width;
    y += Math.floor(at / frame.width);
    count += 1;
  }
  return { x: x / count, y: y / count, count };
}

describe.each(PHOTO_MOVES)("the move %s", (move) => {
  it("is chosen by its words, paints every pixel and never shows an edge of the plate", () => {
    const { move: chosen, at } = film(WORDS[move]);
    expect(chosen).toBe(move);
    let [unpainted, rim] = [0, 0];
    for (let index = 0; index <= 40; index += 1) {
      const pixels = at((index / 40) * 5);
      for (let pixel = 0; pixel < pixels.length; pixel += 4) {
        if (pixels[pixel + 3] !== 255) unpainted += 1;
        if ((pixels[pixel + 1] ?? 0) - (pixels[pixel] ?? 0) > 8) rim += 1;
      }
    }
    expect({ unpainted, rim }).toEqual({ unpainted: 0, rim: 0 });
  });

  it("is continuous", () => {
    const { at } = film(WORDS[move]);
    let before = findRed(at(0));
    for (let index = 1; index <= 120; index += 1) {
      const now = findRed(at(index / 24));
      expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(1.3);
      before = now;
    }
  });
});

describe("a camera in front of a photo", () => {
  it("approaches, retreats and travels as set", () => {
    const change = (words: string) => {
      const { at } = film(words);
      return { from: findRed(at(0)), to: findRed(at(5)) };
    };
    const closer = change(WORDS["push-in"]);
    expect(closer.to.count).toBeGreaterThan(closer.from.count * 1.15);
    const away = change(WORDS["pull-out"]);
    expect(away.to.count).toBeLessThan(away.from.count * 0.9);
    const left = change(WORDS["pan-left"]);
    expect(left.to.x).toBeGreaterThan(left.from.x + 4);
    const right = change(WORDS["pan-right"]);
    expect(right.to.x).toBeLessThan(right.from.x - 4);
  });

  it("makes the same frames for the same seed, and others for another", () => {
    const same = film("", 5).at(2).equals(film("", 5).at(2));
    expect(same).toBe(true);
    const moves = new Set(Array.from({ length: 12 }, (_, seed) => film("", seed).move));
    expect(moves.size).toBeGreaterThan(2);
  });
});
