import { createNoise2D } from "simplex-noise";
import type { FigureBox } from "../../draw/figure-actor.ts";
import { createRandom } from "../../scene/random.ts";
import type { FrameSize } from "../../stage/stage.ts";

/** Steps of the order along the short side of the frame: one pixel at 720 rows. */
export const STEPS = 720;
/** Pixels between computed points of the order; values in between are interpolated linearly. */
const GRID = 8;
/** Steps by which the edge of the paint deviates from a smooth one. */
const RAGGED = 88;
/** Steps from the edge beyond which the paint is not stirred. */
export const STIRRED = 96;
/** Factor by which the paint spreads faster inside the changing figure, so that it turns as one. */
const HEART_SPEED = 2.6;
/**
 * Fractions of the change at which the paint starts, while the whirl winds up, and has crossed the
 * figure.
 */
const SETS_OUT = 0.24;
const HEART_DONE = 0.52;
/** Width in steps over which the edge is blended, as anti-aliasing. */
const SOFT = 3;
/** The bead of wet paint along the edge, in steps: its distance inside the edge, and its width. */
const BEAD = 6;
const BEAD_WIDTH = 5;
/** Steps over which the bead casts a shadow on the old picture. */
const SHADOW = 16;

/** How a new picture spreads over an old one like paint. */
export interface PaintFront {
  /** For each pixel, when it is reached, in steps. */
  readonly order: Uint16Array;
  /** Position of the edge, in steps, when a fraction (0..1) of the change is done. */
  edgeAt(share: number): number;
}

/**
 * Measures distance from the heart: uniform over its ellipse, so that it turns as one, and circular
 * around it.
 */
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
 * Plans how the new picture spreads: out of the changing figure, or from the top down when there is
 * none.
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

/** Interpolates the values between the points linearly. */
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

/**
 * Half width in steps of the band around the edge that has shading; `steps` evaluates it from −BAND
 * to BAND.
 */
export const BAND = 32;

/** Appearance at each step of the band, from the innermost outwards. */
export interface PaintEdge {
  /** Share of the new picture, out of 128. */
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
