import { createCanvas } from "@napi-rs/canvas";
import type { PlaceBrush } from "../stage/stage.ts";
import { luma, rescale, soften } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";

/**
 * Dark bodies drawn with glowing tubes; every edge takes the adjacent colour at full saturation.
 */
export function finishNeon(brush: PlaceBrush): FinishSheet {
  const far: readonly [number, number, number] =
    brush.spec.seed % 2 === 0 ? [70, 220, 255] : [255, 80, 200];
  return (picture, depth, back) => {
    const half = rescale(picture, picture.width / 2, picture.height / 2);
    const { width, height } = half;
    const source = half.getContext("2d").getImageData(0, 0, width, height).data;
    const lines = createCanvas(width, height);
    const paint = lines.getContext("2d");
    const image = paint.createImageData(width, height);
    const value = new Float32Array(width * height);
    for (let pixel = 0; pixel < value.length; pixel += 1)
      value[pixel] = luma(source, pixel * 4) * 0.8 + (source[pixel * 4 + 3] ?? 0) * 0.7;
    const at = (x: number, y: number) =>
      value[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ??
      0;
    const gain = back ? 0.35 : depth < 0.2 ? 0.8 : 1;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const index = (y * width + x) * 4;
        const alpha = source[index + 3] ?? 0;
        if (alpha < 8) continue;
        const across = at(x + 1, y) - at(x - 1, y);
        const along = at(x, y + 1) - at(x, y - 1);
        // Math.hypot is many times slower, and this runs a million times.
        const slope = Math.sqrt(across * across + along * along);
        const around = value[y * width + x] ?? 0;
        // Relative to the surrounding brightness, so that dim houses get outlines as well as bright
        // clouds.
        const strength =
          Math.max(0, Math.min(1, (slope - 5 - around * 0.03) / (16 + around * 0.2))) * gain;
        if (strength <= 0) continue;
        const r = source[index] ?? 0;
        const g = source[index + 1] ?? 0;
        const b = source[index + 2] ?? 0;
        const low = Math.min(r, g, b);
        const span = Math.max(r, g, b) - low;
        const own = Math.min(1, span / 70);
        const hue = (channel: number, base: number) =>
          (span > 0 ? ((channel - low) / span) * 255 : base) * own + base * (1 - own);
        image.data[index] = hue(r, far[0]);
        image.data[index + 1] = hue(g, far[1]);
        image.data[index + 2] = hue(b, far[2]);
        image.data[index + 3] = strength * alpha;
      }
    }
    paint.putImageData(image, 0, 0);
    const glowing = rescale(lines, picture.width, picture.height);
    const ctx = picture.getContext("2d");
    ctx.save();
    ctx.globalCompositeOperation = "source-atop";
    ctx.fillStyle = back ? "rgba(14,6,40,0.3)" : "rgba(13,7,36,0.3)";
    ctx.fillRect(0, 0, picture.width, picture.height);
    ctx.globalCompositeOperation = "lighter";
    ctx.globalAlpha = 0.7;
    ctx.drawImage(soften(glowing, 7), 0, 0);
    ctx.globalAlpha = 0.85;
    ctx.drawImage(glowing, 0, 0);
    ctx.restore();
    return picture;
  };
}
