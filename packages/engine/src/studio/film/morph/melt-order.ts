import { createNoise2D } from "simplex-noise";
import type { FrameSize } from "../../draw/stage.ts";
import { createRandom } from "../../scene/random.ts";

/** Pixels between the points where the order is computed; between them it runs straight. */
const STEP = 8;

/**
 * The order in which the pixels of a frame change, 0 first and 255 last: islands of noise that a slope
 * lets grow from the top downward.
 */
export function createMeltOrder({ width, height }: FrameSize, seed: number): Uint8Array {
  const noise = createNoise2D(createRandom(seed, "melt").next);
  const columns = Math.ceil(width / STEP) + 2;
  const rows = Math.ceil(height / STEP) + 2;
  const points = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = (column * STEP) / height;
      const y = (row * STEP) / height;
      const islands =
        noise(x * 2.1, y * 2.1) * 0.6 + noise(x * 5, y * 5) * 0.28 + noise(x * 12, y * 12) * 0.12;
      points[row * columns + column] = 0.5 + islands * 0.42 + (y - 0.5) * 0.55;
    }
  }
  const order = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / STEP);
    const v = (y % STEP) / STEP;
    for (let x = 0; x < width; x += 1) {
      const at = row * columns + Math.floor(x / STEP);
      const u = (x % STEP) / STEP;
      const above = (points[at] ?? 0) * (1 - u) + (points[at + 1] ?? 0) * u;
      const below = (points[at + columns] ?? 0) * (1 - u) + (points[at + columns + 1] ?? 0) * u;
      const value = above * (1 - v) + below * v;
      order[y * width + x] = Math.max(0, Math.min(255, Math.round(value * 255)));
    }
  }
  return order;
}

/** Width of the border between old and new, in steps of the order. */
const BORDER = 96;

/** For every place in the order how much of the new is seen, 0..128, when `share` (0..1) is done. */
export function weighOrder(share: number): Uint8Array {
  const edge = -BORDER / 2 + share * (255 + BORDER);
  return Uint8Array.from({ length: 256 }, (_, place) => {
    const done = Math.max(0, Math.min(1, (edge - place) / BORDER + 0.5));
    return Math.round(128 * done * done * (3 - 2 * done));
  });
}
