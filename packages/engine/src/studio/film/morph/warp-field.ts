import type { FigureBox } from "../../draw/figure-actor.ts";
import type { FrameSize } from "../../draw/stage.ts";

/** Pixels between the nodes of a field. */
export const CELL = 16;

/** For every node how far away, in pixels, the picture is read: x at even places, y at odd ones. */
export interface WarpField {
  readonly columns: number;
  readonly rows: number;
  readonly shifts: Float32Array;
}

/** Share of the frame height over which the pull of a figure dies out around it. */
const PULL = 0.26;
/** Share of the frame height that the melting itself moves things at its strongest. */
const MELT = 0.02;

/** A field over the frame that moves nothing yet. */
export function createField({ width, height }: FrameSize): WarpField {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  return { columns, rows, shifts: new Float32Array(columns * rows * 2) };
}

/** The box between two, `share` of the way. */
export function boxBetween(from: FigureBox, to: FigureBox, share: number): FigureBox {
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    width: between(from.width, to.width),
    height: between(from.height, to.height),
  };
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/**
 * Bends a picture so that the figure in its box `own` fills the box `shown`, and everything else gives way,
 * less the farther it is (a field morph with boxes for lines). `melt` (0..1) lets the whole picture run in
 * slow waves; `seconds` moves them.
 */
export function bendField(
  field: WarpField,
  frame: FrameSize,
  own: FigureBox | null,
  shown: FigureBox | null,
  melt: number,
  seconds: number,
): void {
  const { columns, rows, shifts } = field;
  const reach = PULL * frame.height;
  const run = MELT * frame.height * melt;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * CELL;
      const y = row * CELL;
      const wave = y / frame.height;
      const drift = x / frame.height;
      let dx = run * Math.sin(wave * 9 + drift * 3 + seconds * 1.3);
      let dy = run * 1.6 * Math.sin(drift * 11 - wave * 2 + seconds * 0.9);
      if (own !== null && shown !== null) {
        const left = shown.x - shown.width / 2;
        const top = shown.y - shown.height;
        const nearX = Math.min(left + shown.width, Math.max(left, x));
        const nearY = Math.min(shown.y, Math.max(top, y));
        const away = Math.hypot(x - nearX, y - nearY) / reach;
        if (away < 1) {
          const pull = 1 - smooth(away);
          dx += pull * (own.x + ((nearX - shown.x) * own.width) / shown.width - nearX);
          dy += pull * (own.y + ((nearY - shown.y) * own.height) / shown.height - nearY);
        }
      }
      const at = (row * columns + column) * 2;
      shifts[at] = dx;
      shifts[at + 1] = dy;
    }
  }
}
