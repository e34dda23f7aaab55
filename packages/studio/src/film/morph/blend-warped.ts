import type { FrameSize } from "../../stage/stage.ts";
import { BAND, PAINT_EDGE } from "./paint-front.ts";
import { CELL, type WarpField } from "./warp-field.ts";

/** A picture (RGBA words) and the field that bends it. */
export interface Bent {
  readonly pixels: Uint32Array;
  readonly field: WarpField;
}

const RED_BLUE = 0xff00ff;
/**
 * Strength of the highlight on the bead of paint, and the distance in pixels over which its slope
 * is measured.
 */
const SHINE = 42;
const REACH = 2;

/**
 * Samples a picture between its pixels, two channels at a time; positions are clamped to the frame.
 */
function sample(pixels: Uint32Array, width: number, height: number, x: number, y: number): number {
  const px = Math.max(0, Math.min(x, width - 1.01));
  const py = Math.max(0, Math.min(y, height - 1.01));
  const left = px | 0;
  const top = py | 0;
  const u = ((px - left) * 128) | 0;
  const v = ((py - top) * 128) | 0;
  const at = top * width + left;
  const a = pixels[at] ?? 0;
  const b = pixels[at + 1] ?? 0;
  const c = pixels[at + width] ?? 0;
  const d = pixels[at + width + 1] ?? 0;
  return mixWords(mixWords(a, b, u), mixWords(c, d, u), v);
}

/**
 * Blends two opaque pixels, with `share` out of 128 of the second. Seven bits keep the products
 * within 31 bits.
 */
function mixWords(a: number, b: number, share: number): number {
  const rest = 128 - share;
  const redBlue = (((a & RED_BLUE) * rest + (b & RED_BLUE) * share) >>> 7) & RED_BLUE;
  const green = ((((a >>> 8) & 255) * rest + ((b >>> 8) & 255) * share) >>> 7) & 255;
  return redBlue | (green << 8);
}

/** Difference between two pixels, 0..1; where nothing changes, no paint is visible. */
function differ(a: number, b: number): number {
  const red = Math.abs((a & 255) - (b & 255));
  const green = Math.abs(((a >>> 8) & 255) - ((b >>> 8) & 255));
  const blue = Math.abs(((a >>> 16) & 255) - ((b >>> 16) & 255));
  return Math.min(1, (red + green + blue) / 90);
}

/** Brightens a pixel (by `shine`, up to 255) or darkens it, and applies a shadow. */
function light(word: number, shine: number, shadow: number): number {
  const part = (value: number) =>
    Math.max(0, Math.min(255, (value * (1 - shadow) + shine + 0.5) | 0));
  return part(word & 255) | (part((word >>> 8) & 255) << 8) | (part((word >>> 16) & 255) << 16);
}

/**
 * Draws `to` as paint over `from`, each bent by its field. A pixel comes from one or the other,
 * depending on whether the `edge` has passed its place in `order`. All inputs are as large as
 * `frame`; the result is opaque.
 */
export function blendWarped(
  output: Uint32Array,
  frame: FrameSize,
  from: Bent,
  to: Bent,
  order: Uint16Array,
  edge: number,
): void {
  const { width, height } = frame;
  const { columns } = from.field;
  const { weights, slopes, shadows } = PAINT_EDGE;
  const shiftsA = from.field.shifts;
  const shiftsB = to.field.shifts;
  const whole = Math.round(edge);
  const back = REACH * width + REACH;
  for (let y = 0; y < height; y += 1) {
    const v = (y % CELL) / CELL;
    const rowAt = ((y / CELL) | 0) * columns;
    for (let cell = 0; cell * CELL < width; cell += 1) {
      const at = (rowAt + cell) * 2;
      const below = at + columns * 2;
      const along = (shifts: Float32Array, place: number) =>
        (shifts[at + place] ?? 0) * (1 - v) + (shifts[below + place] ?? 0) * v;
      let ax = along(shiftsA, 0);
      let ay = along(shiftsA, 1);
      let bx = along(shiftsB, 0);
      let by = along(shiftsB, 1);
      const stepAx = (along(shiftsA, 2) - ax) / CELL;
      const stepAy = (along(shiftsA, 3) - ay) / CELL;
      const stepBx = (along(shiftsB, 2) - bx) / CELL;
      const stepBy = (along(shiftsB, 3) - by) / CELL;
      const end = Math.min(width, (cell + 1) * CELL);
      for (let x = cell * CELL; x < end; x += 1) {
        const pixel = y * width + x;
        const step = (order[pixel] ?? 0) - whole;
        let word = 0;
        if (step > BAND) word = sample(from.pixels, width, height, x + ax, y + ay);
        else if (step < -BAND) word = sample(to.pixels, width, height, x + bx, y + by);
        else {
          const old = sample(from.pixels, width, height, x + ax, y + ay);
          const fresh = sample(to.pixels, width, height, x + bx, y + by);
          const seen = differ(old, fresh);
          const place = step + BAND;
          const rise = (order[pixel] ?? 0) - (order[pixel - back] ?? order[pixel] ?? 0);
          const shine = (slopes[place] ?? 0) * rise * (SHINE / REACH) * seen;
          word = mixWords(old, fresh, weights[place] ?? 0);
          word = light(word, shine, (shadows[place] ?? 0) * seen);
        }
        output[pixel] = word | 0xff000000;
        ax += stepAx;
        ay += stepAy;
        bx += stepBx;
        by += stepBy;
      }
    }
  }
}
