import { type Canvas, type CanvasPattern, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { createNoise2D } from "simplex-noise";
import type { Random } from "../scene/random.ts";

/** Creates a fill that repeats a picture in both directions. */
export function repeatFill(ctx: SKRSContext2D, tile: Canvas): CanvasPattern {
  const pattern = ctx.createPattern(tile, "repeat");
  if (!pattern) throw new Error("the canvas refused a pattern");
  return pattern;
}

/**
 * A seamless tile of paper fibre in greys around white; `depth` 0..1 is the strength of the grain.
 */
export function paperTile(random: Random, depth: number): Canvas {
  const size = 256;
  const noise = createNoise2D(random.next);
  const canvas = createCanvas(size, size);
  const ctx = canvas.getContext("2d");
  const image = ctx.createImageData(size, size);
  const close = (x: number, y: number, step: number) => {
    const u = x / size;
    const v = y / size;
    const at = (dx: number, dy: number) => noise((u + dx) * step, (v + dy) * step);
    return (
      at(0, 0) * (1 - u) * (1 - v) +
      at(-1, 0) * u * (1 - v) +
      at(0, -1) * (1 - u) * v +
      at(-1, -1) * u * v
    );
  };
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const fibre =
        close(x, y, 70) * 0.5 +
        close(x, y, 24) * 0.35 +
        close(x, y * 2, 9) * 0.3 +
        (random.next() - 0.5) * 0.4;
      const value = 255 - depth * (22 + fibre * 95);
      const index = (y * size + x) * 4;
      image.data[index] = value;
      image.data[index + 1] = value * 0.992;
      image.data[index + 2] = value * 0.97;
      image.data[index + 3] = 255;
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}
