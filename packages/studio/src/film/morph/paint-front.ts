import { createNoise2D } from "simplex-noise";
import type { FigureBox } from "../../draw/figure-actor.ts";
import { createRandom } from "../../scene/random.ts";
import type { FrameSize } from "../../stage/stage.ts";

/** Steps of the order along the short side of the frame: a pixel at 720 rows. */
export const STEPS = 720;
/** Pixels between the points where the order is computed; between them it runs straight. */
const GRID = 8;
/** Steps by which the edge of the paint runs ahead of and lags behind a smooth one. */
const RAGGED = 88;
/** Steps from the edge at which the paint is no more stirred. */
export const STIRRED = 96;
/** Inside the figure that changes the paint runs so many times as fast: it turns as one. */
const HEART_SPEED = 2.6;
/** Shares of the change in which the paint sets out, while the whirl winds up, and has gone through it. */
const SETS_OUT = 0.24;
const HEART_DONE = 0.52;
/** Steps across the edge over which it is blended, so that it has no teeth. */
const SOFT = 3;
/** The bead of wet paint along the edge: how far inside it lies, and how wide it is. */
const BEAD = 6;
const BEAD_WIDTH = 5;
/** Steps over which the bead throws a shadow onto the old picture. */
const SHADOW = 16;

/** How a new picture spreads over an old one, as paint does. */
export interface PaintFront {
  /** For each pixel when it is reached, in steps. */
  readonly order: Uint16Array;
  /** Where the edge is, in steps, when a share (0..1) of the change is done. */
  edgeAt(share: number): number;
}

/** Distances from the heart: even over its ellipse, so that it turns as one, and in circles around it. */
function distanceFrom({ x, y, width, height }: FigureBox, least: number) {
  const across = Math.max(width / 2, least);
  const down = Math.max(height / 2, least);
  const radius = (across + down) / 2;
  const middle = y - height / 2;
  return {
    radius,
    measure: (px: number, py: number) => {
      const ellipse = Math.hypot((px - x) / across, (py - middle) / down);
      if (ellipse <= 1) return (ellipse * radius) / HEART_SPEED;
      return radius / HEART_SPEED + Math.hypot(px - x, py - middle) * (1 - 1 / ellipse);
    },
  };
}

/**
 * Plans how the new picture comes: out of the figure that changes, or, where none does, from the top down.
 */
export function createPaintFront(
  { width, height }: FrameSize,
  seed: number,
  heart: FigureBox | null,
): PaintFront {
  const noise = createNoise2D(createRandom(seed, "melt").next);
  const unit = Math.min(width, height);
  const from = heart === null ? null : distanceFrom(heart, unit * 0.08);
  const columns = Math.ceil(width / GRID) + 2;
  const rows = Math.ceil(height / GRID) + 2;
  const points = new Float32Array(columns * rows);
  let farthest = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [px, py] = [column * GRID, row * GRID];
      const [u, v] = [px / unit, py / unit];
      const ragged = noise(u * 1.7, v * 1.7) * 0.62 + noise(u * 5, v * 5) * 0.26;
      const fringe = noise(u * 13, v * 13) * 0.12;
      const away = ((from?.measure(px, py) ?? py) / unit) * STEPS;
      const value = Math.max(0, RAGGED + away + (ragged + fringe) * RAGGED);
      points[row * columns + column] = value;
      farthest = Math.max(farthest, value);
    }
  }
  const begin = -STIRRED;
  const way = farthest + STIRRED - begin;
  const starts = from === null ? 0 : SETS_OUT;
  const through = RAGGED * 1.3 + ((from?.radius ?? 0) / HEART_SPEED / unit) * STEPS;
  const early = (HEART_DONE - starts) / (1 - starts);
  const power = from === null ? 1 : Math.log((through - begin) / way) / Math.log(early);
  return {
    order: spread(points, columns, { width, height }),
    edgeAt: (share) =>
      begin + way * Math.max(0, (share - starts) / (1 - starts)) ** Math.max(1, power),
  };
}

/** Values of the points, run straight between them. */
function spread(points: Float32Array, columns: number, { width, height }: FrameSize): Uint16Array {
  const order = new Uint16Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / GRID);
    const v = (y % GRID) / GRID;
    for (let x = 0; x < width; x += 1) {
      const at = row * columns + Math.floor(x / GRID);
      const u = (x % GRID) / GRID;
      const above = (points[at] ?? 0) * (1 - u) + (points[at + 1] ?? 0) * u;
      const below = (points[at + columns] ?? 0) * (1 - u) + (points[at + columns + 1] ?? 0) * u;
      order[y * width + x] = Math.round(above * (1 - v) + below * v);
    }
  }
  return order;
}

/** How the paint lies around its edge, by steps behind the edge (`at(step)`); beyond the band nothing is. */
export const BAND = 32;

/** What is seen at each step of the band, the farthest inside first. */
export interface PaintEdge {
  /** Share of 128 of the new picture. */
  readonly weights: Uint8Array;
  /** Slope of the bead: bright towards the light, dark away from it. */
  readonly slopes: Float32Array;
  /** Shadow on the old picture, 0..1. */
  readonly shadows: Float32Array;
}

const steps = (value: (step: number) => number) =>
  Array.from({ length: BAND * 2 + 1 }, (_, index) => value(index - BAND));

export const PAINT_EDGE: PaintEdge = {
  weights: Uint8Array.from(
    steps((step) => Math.round(128 * Math.max(0, Math.min(1, 0.5 - step / (2 * SOFT))))),
  ),
  slopes: Float32Array.from(
    steps((step) => {
      const off = (step + BEAD) / BEAD_WIDTH;
      return -off * Math.exp(-off * off);
    }),
  ),
  shadows: Float32Array.from(
    steps((step) => (step < 0 ? 0 : 0.3 * Math.max(0, 1 - step / SHADOW) ** 2)),
  ),
};
