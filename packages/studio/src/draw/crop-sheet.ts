import type { Canvas } from "@napi-rs/canvas";
import { settleCanvas } from "./settle-canvas.ts";

/** A picture without its transparent border; `left` and `top` give its original position. */
export interface Sheet {
  readonly picture: Canvas;
  readonly left: number;
  readonly top: number;
}

/** Views the pixels as words, without a copy when they are aligned. */
function wordsOf(bytes: Buffer): Uint32Array {
  return bytes.byteOffset % 4 === 0
    ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
    : new Uint32Array(new Uint8Array(bytes).buffer);
}

/** Finds the first and last row and column with a visible pixel; null when there is none. */
function findBox(picture: Canvas): { x0: number; y0: number; x1: number; y1: number } | null {
  const { width, height } = picture;
  const pixels = wordsOf(picture.data());
  let [x0, y0, x1, y1] = [width, -1, -1, -1];
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let left = 0;
    while (left < width && pixels[row + left] === 0) left += 1;
    if (left === width) continue;
    let right = width - 1;
    while (pixels[row + right] === 0) right -= 1;
    if (y0 < 0) y0 = y;
    y1 = y;
    x0 = Math.min(x0, left);
    x1 = Math.max(x1, right);
  }
  return y0 < 0 ? null : { x0, y0, x1, y1 };
}

/**
 * Crops the transparent border of a picture, because blending transparent pixels costs as much as
 * opaque ones.
 */
export function cropSheet(picture: Canvas): Sheet | null {
  const box = findBox(picture);
  if (box === null) return null;
  // A border of one transparent pixel keeps the edge smooth when it is sampled between pixels.
  const left = Math.max(0, box.x0 - 1);
  const top = Math.max(0, box.y0 - 1);
  const width = Math.min(picture.width, box.x1 + 2) - left;
  const height = Math.min(picture.height, box.y1 + 2) - top;
  return { picture: settleCanvas(picture, left, top, width, height), left, top };
}
