import type { FrameSize } from "../../draw/stage.ts";
import { CELL, type WarpField } from "./warp-field.ts";

/** A picture (RGBA words) and how it is bent. */
export interface Bent {
  readonly pixels: Uint32Array;
  readonly field: WarpField;
}

const RED_BLUE = 0xff00ff;

/** Reads a picture between its pixels; positions are clamped to the frame. Two channels at a time. */
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

/** Blends two opaque pixels, `share` of 128 of the second. Seven bits keep the products in 31. */
function mixWords(a: number, b: number, share: number): number {
  const rest = 128 - share;
  const redBlue = (((a & RED_BLUE) * rest + (b & RED_BLUE) * share) >>> 7) & RED_BLUE;
  const green = ((((a >>> 8) & 255) * rest + ((b >>> 8) & 255) * share) >>> 7) & 255;
  return redBlue | (green << 8);
}

/**
 * Draws `to` over `from`, each bent by its field, in the share (0..128) that `weights` has for the place of
 * each pixel in `order`. Everything is as large as `frame`; the result is opaque.
 */
export function blendWarped(
  output: Uint32Array,
  frame: FrameSize,
  from: Bent,
  to: Bent,
  order: Uint8Array,
  weights: Uint8Array,
): void {
  const { width, height } = frame;
  const { columns } = from.field;
  const shiftsA = from.field.shifts;
  const shiftsB = to.field.shifts;
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
        const weight = weights[order[pixel] ?? 0] ?? 0;
        const word =
          weight === 0
            ? sample(from.pixels, width, height, x + ax, y + ay)
            : weight === 128
              ? sample(to.pixels, width, height, x + bx, y + by)
              : mixWords(
                  sample(from.pixels, width, height, x + ax, y + ay),
                  sample(to.pixels, width, height, x + bx, y + by),
                  weight,
                );
        output[pixel] = word | 0xff000000;
        ax += stepAx;
        ay += stepAy;
        bx += stepBx;
        by += stepBy;
      }
    }
  }
}
