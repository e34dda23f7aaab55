import type { Raster } from "./raster.ts";
import { GRID_STEP, type WarpGrid } from "./warp-grid.ts";

const BYTES = 0xff00ff;
const HALF = 0x800080;
const OPAQUE = 0xff000000;

/** Mixes two pairs of bytes (0x00aa00bb), with `share` of 256 of the second. */
const blend = (one: number, two: number, share: number): number =>
  ((Math.imul(one, 256 - share) + Math.imul(two, share) + HALF) >>> 8) & BYTES;

/**
 * Paints a picture over `target`, warped by a grid: linear between its nodes, and bilinear between
 * pixels. `over` = false replaces the target; true composites a premultiplied picture over it.
 * Visits every pixel of the target; outside the picture, its edge is repeated.
 */
export function sampleWarp(
  picture: Raster,
  grid: WarpGrid,
  target: { readonly width: number; readonly height: number; readonly words: Uint32Array },
  over: boolean,
): void {
  const words = new Uint32Array(picture.data.buffer);
  const stride = picture.width;
  const mostX = picture.width - 1.004;
  const mostY = picture.height - 1.004;
  const { width, height, words: out } = target;
  for (let row = 0; row < height; row += 1) {
    const cell = Math.floor(row / GRID_STEP) * grid.columns;
    const down = (row % GRID_STEP) / GRID_STEP;
    for (let column = 0; column + 1 < grid.columns; column += 1) {
      const at = cell + column;
      const below = at + grid.columns;
      let x = mixAt(grid.x, at, below, down);
      let y = mixAt(grid.y, at, below, down);
      const stepX = (mixAt(grid.x, at + 1, below + 1, down) - x) / GRID_STEP;
      const stepY = (mixAt(grid.y, at + 1, below + 1, down) - y) / GRID_STEP;
      const first = row * width + column * GRID_STEP;
      const last = Math.min(first + GRID_STEP, (row + 1) * width);
      for (let pixel = first; pixel < last; pixel += 1) {
        const cx = Math.max(0, Math.min(x, mostX));
        const cy = Math.max(0, Math.min(y, mostY));
        x += stepX;
        y += stepY;
        const x0 = cx | 0;
        const y0 = cy | 0;
        const source = y0 * stride + x0;
        const a = words[source] ?? 0;
        const b = words[source + 1] ?? 0;
        const c = words[source + stride] ?? 0;
        const d = words[source + stride + 1] ?? 0;
        if (over && (a | b | c | d) === 0) continue;
        const fx = ((cx - x0) * 256) | 0;
        const fy = ((cy - y0) * 256) | 0;
        const even = blend(blend(a & BYTES, b & BYTES, fx), blend(c & BYTES, d & BYTES, fx), fy);
        const odd = blend(
          blend((a >>> 8) & BYTES, (b >>> 8) & BYTES, fx),
          blend((c >>> 8) & BYTES, (d >>> 8) & BYTES, fx),
          fy,
        );
        if (!over) {
          out[pixel] = (even | (odd << 8) | OPAQUE) >>> 0;
          continue;
        }
        const alpha = odd >>> 16;
        const keep = 256 - alpha - (alpha >>> 7);
        const under = out[pixel] ?? 0;
        const evenUnder = (Math.imul(under & BYTES, keep) >>> 8) & BYTES;
        const oddUnder = (Math.imul((under >>> 8) & BYTES, keep) >>> 8) & BYTES;
        out[pixel] = ((even + evenUnder + ((odd + oddUnder) << 8)) | OPAQUE) >>> 0;
      }
    }
  }
}

function mixAt(values: Float32Array, at: number, below: number, share: number): number {
  const one = values[at] ?? 0;
  return one + ((values[below] ?? one) - one) * share;
}
