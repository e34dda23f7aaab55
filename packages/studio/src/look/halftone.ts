import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { repeatFill } from "./paper.ts";

/** A repeating fill of printed dots on a grid rotated by 45°. `pitch` in pixels. */
export function dotTile(pitch: number, share: number, colour: string): Canvas {
  const size = Math.max(4, Math.round(pitch));
  const tile = createCanvas(size, size);
  const ctx = tile.getContext("2d");
  ctx.fillStyle = colour;
  for (const [x, y] of [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
    [size / 2, size / 2],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, size * share, 0, Math.PI * 2);
    ctx.fill();
  }
  return tile;
}

/** Draws dots where the mask is opaque, at its opacity. The mask may be smaller than the result. */
export function dotted(mask: Canvas, tile: Canvas, width: number, height: number): Canvas {
  const sheet = createCanvas(width, height);
  const ctx = sheet.getContext("2d");
  ctx.fillStyle = repeatFill(ctx, tile);
  ctx.fillRect(0, 0, width, height);
  ctx.globalCompositeOperation = "destination-in";
  ctx.imageSmoothingEnabled = true;
  ctx.drawImage(mask, 0, 0, width, height);
  return sheet;
}
