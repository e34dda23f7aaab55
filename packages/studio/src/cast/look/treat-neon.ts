import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { toHsl, toRgb } from "../paint/hue.ts";
import type { LitFrom } from "./lit-from.ts";

/** Hue in degrees of tubes for parts without a colour of their own. */
const COLD = 190;

/**
 * Draws lines where lightness or opacity changes, in the hue of the shape; `reach` is their width
 * in pixels.
 */
function drawLines(canvas: Canvas, reach: number): Canvas {
  const { width, height } = canvas;
  const source = canvas.getContext("2d").getImageData(0, 0, width, height).data;
  const value = new Float32Array(width * height);
  for (let at = 0; at < value.length; at += 1) {
    const alpha = (source[at * 4 + 3] ?? 0) / 255;
    const luma =
      ((source[at * 4] ?? 0) * 0.3 +
        (source[at * 4 + 1] ?? 0) * 0.59 +
        (source[at * 4 + 2] ?? 0) * 0.11) /
      255;
    value[at] = alpha * (0.9 + luma * 0.75);
  }
  const lines = createCanvas(width, height);
  const context = lines.getContext("2d");
  const image = context.createImageData(width, height);
  const step = Math.max(1, Math.round(reach));
  const at = (x: number, y: number) =>
    value[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const slope = Math.hypot(
        at(x + step, y) - at(x - step, y),
        at(x, y + step) - at(x, y - step),
      );
      const strength = Math.min(1, Math.max(0, (slope - 0.16) * 2.6));
      if (strength === 0) continue;
      const pixel = (y * width + x) * 4;
      const inside = Math.min(height - 1, Math.max(0, y)) * width + x;
      const from =
        (source[inside * 4 + 3] ?? 0) > 40 ? inside : nearest(source, width, height, x, y, step);
      const [hue, saturation] = toHsl([
        source[from * 4] ?? 0,
        source[from * 4 + 1] ?? 0,
        source[from * 4 + 2] ?? 0,
      ]);
      const [red, green, blue] = toRgb([saturation < 0.16 ? COLD : hue, 1, 0.66]);
      image.data[pixel] = red;
      image.data[pixel + 1] = green;
      image.data[pixel + 2] = blue;
      image.data[pixel + 3] = strength * 255;
    }
  }
  context.putImageData(image, 0, 0);
  return lines;
}

/**
 * Returns the first opaque neighbour in the four directions, so that lines outside the shape take
 * the colour inside.
 */
function nearest(
  source: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  step: number,
): number {
  for (const [dx, dy] of [
    [step, 0],
    [-step, 0],
    [0, step],
    [0, -step],
  ] as const) {
    const index =
      Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx));
    if ((source[index * 4 + 3] ?? 0) > 40) return index;
  }
  return y * width + x;
}

/** Glowing tubes on a dark body. */
export function treatNeon(canvas: Canvas, from: LitFrom): void {
  const lines = drawLines(canvas, from.grain * 0.45);
  const context = canvas.getContext("2d");
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = "rgba(14, 8, 38, 0.6)";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "lighter";
  context.filter = `blur(${(from.grain * 1.7).toFixed(1)}px)`;
  context.globalAlpha = 0.85;
  context.drawImage(lines, 0, 0);
  context.filter = "none";
  context.globalAlpha = 0.9;
  context.drawImage(lines, 0, 0);
  context.restore();
}
