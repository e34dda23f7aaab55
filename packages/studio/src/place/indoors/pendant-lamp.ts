import type { Rgb } from "../../light/colour.ts";
import type { Pen } from "../brush/pen.ts";

/** A hanging lamp; `y` is the lower edge of its shade. */
export function pendantLamp(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  shade: Rgb,
  lit: boolean,
): void {
  pen.line(
    [
      [x, -10],
      [x, y - size * 0.8],
    ],
    size * 0.05,
    [50, 44, 48],
    0.4,
  );
  pen.poly(
    [
      [x - size * 0.16, y - size * 0.8],
      [x + size * 0.16, y - size * 0.8],
      [x + size * 0.62, y],
      [x - size * 0.62, y],
    ],
    shade,
    0.7,
  );
  pen.disc(
    x,
    y,
    size * 0.62,
    size * 0.1,
    lit ? [255, 240, 200] : [220, 210, 196],
    lit ? "own" : 0.7,
  );
  if (lit) pen.glow(x, y + size * 0.1, size * 2.4, [255, 206, 130], 0.75);
}
