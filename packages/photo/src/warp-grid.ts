import type { PhotoView } from "./photo-camera.ts";
import { type Pivot, project } from "./project-view.ts";
import { type Field, readField } from "./raster.ts";

/** Frame pixels between the nodes of the warp, which is linear between them. */
export const GRID_STEP = 8;

/** For nodes all over the frame, the pixel of the picture that is visible there. */
export interface WarpGrid {
  readonly columns: number;
  readonly rows: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/**
 * Returns the displacement of a place of the plate, both in shares: how a portrait turns and
 * breathes.
 */
export type Deform = (x: number, y: number) => readonly [number, number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Creates an empty grid over a frame in pixels. */
export function createGrid(frame: Size): WarpGrid {
  const columns = Math.ceil(frame.width / GRID_STEP) + 1;
  const rows = Math.ceil(frame.height / GRID_STEP) + 1;
  const size = columns * rows;
  return { columns, rows, x: new Float32Array(size), y: new Float32Array(size) };
}

/** Iterations in which position and nearness converge; each reduces the error fifty times. */
const ROUNDS = 3;

/**
 * Computes the pixel of the picture that every node of the frame shows. The nearness of a place is
 * only known once the place is, so both are found by iteration; `depth` is smooth, which makes it
 * converge.
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
