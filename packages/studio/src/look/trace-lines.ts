import type { Canvas } from "@napi-rs/canvas";
import { luma, rescale } from "./pixels.ts";

export interface LinePlan {
  /**
   * Tone differences (0..255 over two pixels of the half-size picture) at which a line begins and
   * reaches full strength.
   */
  readonly from: number;
  readonly full: number;
  readonly strength: number;
  /** Brightness (0..255) from which light sources, such as lit windows and lamps, get no line. */
  readonly spare?: number;
  /** Returns the colour of the line from the colour under it. */
  readonly ink: (red: number, green: number, blue: number) => readonly [number, number, number];
}

/** Traces the changes of tone and the outline of a picture, computed at half its size. */
export function traceLines(picture: Canvas, plan: LinePlan): Canvas {
  const half = rescale(picture, picture.width / 2, picture.height / 2);
  const { width, height } = half;
  const ctx = half.getContext("2d");
  const image = ctx.getImageData(0, 0, width, height);
  const { data } = image;
  const tone = new Float32Array(width * height);
  for (let pixel = 0; pixel < tone.length; pixel += 1)
    tone[pixel] = luma(data, pixel * 4) + ((data[pixel * 4 + 3] ?? 0) - 255) * 0.6;
  const span = plan.full - plan.from;
  for (let y = 0; y < height; y += 1) {
    const up = (y > 0 ? y - 1 : y) * width;
    const down = (y < height - 1 ? y + 1 : y) * width;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const index = (row + x) * 4;
      const alpha = data[index + 3] ?? 0;
      if (alpha < 8) {
        data[index + 3] = 0;
        continue;
      }
      const dx =
        (tone[row + Math.min(width - 1, x + 1)] ?? 0) - (tone[row + Math.max(0, x - 1)] ?? 0);
      const dy = (tone[down + x] ?? 0) - (tone[up + x] ?? 0);
      const slope = Math.sqrt(dx * dx + dy * dy);
      const shines = plan.spare !== undefined && (tone[row + x] ?? 0) > plan.spare;
      const line = shines
        ? 0
        : Math.max(0, Math.min(1, (slope - plan.from) / span)) * plan.strength;
      const [red, green, blue] = plan.ink(
        data[index] ?? 0,
        data[index + 1] ?? 0,
        data[index + 2] ?? 0,
      );
      data[index] = red;
      data[index + 1] = green;
      data[index + 2] = blue;
      data[index + 3] = line * alpha;
    }
  }
  ctx.putImageData(image, 0, 0);
  return half;
}
