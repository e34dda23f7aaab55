import { createCanvas } from "@napi-rs/canvas";
import type { PlaceBrush } from "../stage/stage.ts";
import { celSteps } from "./cel-steps.ts";
import { dotTile, dotted } from "./halftone.ts";
import { isPattern } from "./is-pattern.ts";
import { luma, rescale, soften, treatHalf } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";
import { traceLines } from "./trace-lines.ts";

const INK = [18, 12, 24] as const;
const LEVELS = 4;

/** A printed comic: flat colours in four steps, ink dots in their shadows, black outlines. */
export function finishComics(brush: PlaceBrush): FinishSheet {
  const unit = Math.min(brush.frame.width, brush.frame.height) / 720;
  // At night everything is dark, so only the picture's own shadows are dotted, and lit areas stay
  // bright.
  const daylight = Math.min(1, 0.3 + brush.light.brightness * 0.8);
  const pattern = isPattern(brush);
  const tile = dotTile(Math.max(4, 7.5 * unit), 0.27, "#1c1230");
  return (picture, depth, back) => {
    const smooth = soften(picture, pattern ? 1.2 : back ? 5 : 2.6);
    const flat = treatHalf(smooth, (data) => celSteps(data, LEVELS, 0.16, 1.2));
    const mask = rescale(smooth, picture.width / 4, picture.height / 4);
    const paint = mask.getContext("2d");
    const image = paint.getImageData(0, 0, mask.width, mask.height);
    for (let index = 0; index < image.data.length; index += 4) {
      const bright = luma(image.data, index) / 255;
      // Dots fill the darker part of each step and thin out towards the light.
      const within = (bright * LEVELS) % 1;
      const shade =
        Math.max(0, 0.62 * daylight - bright) * 1.1 +
        Math.max(0, 0.4 - within) * (1 - bright) * 0.9 * daylight;
      image.data[index + 3] =
        Math.min(1, shade) * (back ? 0.6 : 0.85) * (image.data[index + 3] ?? 0);
    }
    paint.putImageData(image, 0, 0);
    const sheet = createCanvas(picture.width, picture.height);
    const ctx = sheet.getContext("2d");
    ctx.drawImage(flat, 0, 0);
    ctx.globalCompositeOperation = "source-atop";
    ctx.globalAlpha = pattern ? 0.6 : 0.2;
    ctx.drawImage(picture, 0, 0);
    ctx.globalAlpha = 0.75;
    ctx.drawImage(dotted(mask, tile, picture.width, picture.height), 0, 0);
    ctx.globalAlpha = 1;
    if (pattern) return sheet;
    const strength = back ? 0.35 : depth < 0.1 ? 0.55 : depth < 0.3 ? 0.85 : 1;
    const lines = traceLines(picture, {
      from: 22,
      full: 62,
      strength,
      ink: () => INK,
      ...(daylight < 0.7 ? { spare: 150 } : {}),
    });
    ctx.drawImage(lines, 0, 0, picture.width, picture.height);
    ctx.globalCompositeOperation = "source-over";
    return sheet;
  };
}
