import { createNoise2D } from "simplex-noise";
import { createRandom } from "../../scene/random.ts";
import type { FrameSize } from "../../stage/stage.ts";
import { type PaintFront, STIRRED } from "./paint-front.ts";
import { CELL, createField, smooth, type WarpField } from "./warp-field.ts";

/** Fraction of the short side by which paint is stirred at its edge. */
const STIR = 0.04;
/** Number of eddies along the short side. */
const EDDIES = 3.4;
/**
 * Minimum difference between two pixels (sum of three channels) that counts as a change rather than
 * a leaf in the wind.
 */
const CHANGED = 60;

/**
 * Creates the eddies of the paint: for every node a displacement, x and y, of -1..1. It is the curl
 * of a noise, so nothing is torn apart or compressed.
 */
export function createEddies(frame: FrameSize, seed: number): WarpField {
  const field = createField(frame);
  const noise = createNoise2D(createRandom(seed, "eddies").next);
  const scale = EDDIES / Math.min(frame.width, frame.height);
  const near = 0.05;
  for (let row = 0; row < field.rows; row += 1) {
    for (let column = 0; column < field.columns; column += 1) {
      const [u, v] = [column * CELL * scale, row * CELL * scale];
      const at = (row * field.columns + column) * 2;
      const slope = (du: number, dv: number) =>
        (noise(u + du, v + dv) - noise(u - du, v - dv)) / (2 * near);
      field.shifts[at] = slope(0, near) / 2;
      field.shifts[at + 1] = -slope(near, 0) / 2;
    }
  }
  return field;
}

function differ(a: number, b: number): number {
  const red = Math.abs((a & 255) - (b & 255));
  const green = Math.abs(((a >>> 8) & 255) - ((b >>> 8) & 255));
  return red + green + Math.abs(((a >>> 16) & 255) - ((b >>> 16) & 255));
}

/** Returns for every node, 0..1, how much the two pictures differ around it. */
function findChange(
  { columns, rows }: WarpField,
  { width, height }: FrameSize,
  from: Uint32Array,
  to: Uint32Array,
): Float32Array {
  const changed = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let most = 0;
      // Four samples per cell; a change missed by all of them is small.
      for (const [dx, dy] of [
        [0, 0],
        [7, 3],
        [3, 8],
        [10, 11],
      ] as const) {
        const x = Math.min(column * CELL + dx, width - 1);
        const y = Math.min(row * CELL + dy, height - 1);
        const at = y * width + x;
        most = Math.max(most, differ(from[at] ?? 0, to[at] ?? 0));
      }
      changed[row * columns + column] = Math.min(1, most / CHANGED);
    }
  }
  return changed;
}

/** Averages each node with its neighbours; otherwise the stirred area would end in a seam. */
function soften(values: Float32Array, columns: number, rows: number): Float32Array {
  const across = values.map((_, at) => {
    const column = at % columns;
    const [before, after] = [column > 0 ? 1 : 0, column < columns - 1 ? 1 : 0];
    return ((values[at - before] ?? 0) + (values[at] ?? 0) + (values[at + after] ?? 0)) / 3;
  });
  return across.map((value, at) => {
    const row = Math.floor(at / columns);
    const [before, after] = [row > 0 ? columns : 0, row < rows - 1 ? columns : 0];
    return ((across[at - before] ?? 0) + value + (across[at + after] ?? 0)) / 3;
  });
}

export interface StirOptions {
  readonly front: PaintFront;
  readonly edge: number;
  /** 1 is the default. */
  readonly strength: number;
}

/** Adds eddies to both fields at the edge of the paint, where the picture changes. */
export function stirFields(
  fields: readonly WarpField[],
  eddies: WarpField,
  frame: FrameSize,
  [from, to]: readonly [Uint32Array, Uint32Array],
  { front, edge, strength }: StirOptions,
): void {
  const { columns, rows } = eddies;
  const changed = soften(findChange(eddies, frame, from, to), columns, rows);
  const most = STIR * Math.min(frame.width, frame.height) * strength;
  for (let row = 0; row < rows; row += 1) {
    const y = Math.min(row * CELL, frame.height - 1);
    for (let column = 0; column < columns; column += 1) {
      const x = Math.min(column * CELL, frame.width - 1);
      const away = Math.abs((front.order[y * frame.width + x] ?? 0) - edge) / STIRRED;
      if (away >= 1) continue;
      const node = row * columns + column;
      const pull = most * (1 - smooth(away)) * (changed[node] ?? 0);
      for (const { shifts } of fields) {
        shifts[node * 2] = (shifts[node * 2] ?? 0) + pull * (eddies.shifts[node * 2] ?? 0);
        shifts[node * 2 + 1] =
          (shifts[node * 2 + 1] ?? 0) + pull * (eddies.shifts[node * 2 + 1] ?? 0);
      }
    }
  }
}
