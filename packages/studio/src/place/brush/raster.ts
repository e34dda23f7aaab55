import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";

/** Red, green, blue 0..255 and alpha 0..1 of one pixel, reused between calls. */
export type Pixel = [number, number, number, number];

/**
 * Computes a picture pixel by pixel on a coarser grid, which suffices for soft subjects (clouds,
 * water, nebulae). `shade` receives positions in full pixels and fills `out`; alpha starts at 1.
 */
export function computePicture(
  width: number,
  height: number,
  grain: number,
  shade: (x: number, y: number, out: Pixel) => void,
): Canvas {
  const columns = Math.max(1, Math.ceil(width / grain));
  const rows = Math.max(1, Math.ceil(height / grain));
  const canvas = createCanvas(columns, rows);
  const ctx = canvas.getContext("2d");
  const image = ctx.createImageData(columns, rows);
  const out: Pixel = [0, 0, 0, 1];
  let index = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      out[3] = 1;
      shade((column + 0.5) * grain, (row + 0.5) * grain, out);
      image.data[index] = out[0];
      image.data[index + 1] = out[1];
      image.data[index + 2] = out[2];
      image.data[index + 3] = out[3] * 255;
      index += 4;
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Draws a coarse picture over an area, smoothed. */
export function drawSmooth(
  ctx: SKRSContext2D,
  picture: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "medium";
  ctx.drawImage(picture, x, y, width, height);
}

/** 0 below `low`, 1 above `high`, smooth in between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
