import type { PhotoView } from "./photo-camera.ts";
import { type Pivot, project } from "./project-view.ts";
import { type Field, readField } from "./raster.ts";

/** Frame pixels between the places where the warp is worked out; between them it goes straight. */
export const GRID_STEP = 8;

/** For nodes all over the frame: which pixel of the picture is seen there. */
export interface WarpGrid {
  readonly columns: number;
  readonly rows: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Moves a place of the plate (shares) by a few shares: how a portrait turns and breathes. */
export type Deform = (x: number, y: number) => readonly [number, number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A grid over the frame on which nothing is moved yet. */
export function createGrid(frame: Size): WarpGrid {
  const columns = Math.ceil(frame.width / GRID_STEP) + 1;
  const rows = Math.ceil(frame.height / GRID_STEP) + 1;
  const size = columns * rows;
  return { columns, rows, x: new Float32Array(size), y: new Float32Array(size) };
}

/** Rounds in which the place that is seen and its nearness settle; each shrinks the error fifty times. */
const ROUNDS = 3;

/**
 * Works out which pixel of the picture every node of the frame shows. The nearness of a place is known
 * only once the place is, so that both are found in turn; `depth` is smooth, which makes them settle.
 */
export function fillGrid(
  grid: WarpGrid,
  frame: Size,
  picture: Size,
  view: PhotoView,
  lens: { readonly pivot: Pivot; readonly base: number },
  depth: Field,
  deform: Deform | null,
): void {
  const { scale, shiftX, shiftY } = project(view, lens.pivot, lens.base);
  for (let row = 0; row < grid.rows; row += 1) {
    const v = (row * GRID_STEP) / frame.height - 0.5;
    for (let column = 0; column < grid.columns; column += 1) {
      const u = (column * GRID_STEP) / frame.width - 0.5;
      let near = lens.pivot.depth;
      let x = 0;
      let y = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const size = scale(near);
        x = shiftX(near) + u * size;
        y = shiftY(near) + v * size;
        near = readField(depth, x * depth.width - 0.5, y * depth.height - 0.5);
      }
      if (deform !== null) {
        const [dx, dy] = deform(x, y);
        x -= dx;
        y -= dy;
      }
      const at = row * grid.columns + column;
      grid.x[at] = x * picture.width - 0.5;
      grid.y[at] = y * picture.height - 0.5;
    }
  }
}
