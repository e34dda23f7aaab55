import type { FigureBox } from "../../draw/figure-actor.ts";
import type { FrameSize } from "../../stage/stage.ts";

/** Pixels between the nodes of a field. */
export const CELL = 16;

/**
 * For every node the offset in pixels at which the picture is read: x at even indices, y at odd
 * ones.
 */
export interface WarpField {
  readonly columns: number;
  readonly rows: number;
  readonly shifts: Float32Array;
}

/** A whirl that rotates a picture by `angle` (radians) at its centre and not at all at its rim. */
export interface Whirl {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly angle: number;
}

/** Fraction of the frame height over which the pull of a figure fades out around it. */
const PULL = 0.26;

/** Creates a field without displacement. */
export function createField({ width, height }: FrameSize): WarpField {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  return { columns, rows, shifts: new Float32Array(columns * rows * 2) };
}

/** Interpolates between two boxes by `share`. */
export function boxBetween(from: FigureBox, to: FigureBox, share: number): FigureBox {
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    width: between(from.width, to.width),
    height: between(from.height, to.height),
  };
}

/** Smoothstep. */
export const smooth = (t: number) => t * t * (3 - 2 * t);

/** Returns where a visible point was before the whirl moved it. */
function unwind({ x, y, radius, angle }: Whirl, px: number, py: number): [number, number] {
  const away = Math.hypot(px - x, py - y) / radius;
  if (away >= 1) return [px, py];
  const turn = angle * (1 - smooth(away));
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos];
}

/**
 * Bends a picture so that the figure in its box `own` fills the box `shown`; the surroundings
 * follow less with distance (a field morph with boxes instead of lines). The result is then stirred
 * in a whirl.
 */
export function bendField(
  field: WarpField,
  frame: FrameSize,
  own: FigureBox,
  shown: FigureBox,
  whirl: Whirl,
): void {
  const { columns, rows, shifts } = field;
  const reach = PULL * frame.height;
  const left = shown.x - shown.width / 2;
  const top = shown.y - shown.height;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = unwind(whirl, column * CELL, row * CELL);
      const nearX = Math.min(left + shown.width, Math.max(left, x));
      const nearY = Math.min(shown.y, Math.max(top, y));
      const away = Math.min(1, Math.hypot(x - nearX, y - nearY) / reach);
      const pull = 1 - smooth(away);
      const at = (row * columns + column) * 2;
      const bentX = own.x + ((nearX - shown.x) * own.width) / shown.width - nearX;
      const bentY = own.y + ((nearY - shown.y) * own.height) / shown.height - nearY;
      shifts[at] = x + pull * bentX - column * CELL;
      shifts[at + 1] = y + pull * bentY - row * CELL;
    }
  }
}
