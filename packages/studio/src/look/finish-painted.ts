import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { createNoise2D } from "simplex-noise";
import type { PlaceBrush } from "../stage/stage.ts";
import { rescale } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";

/**
 * Brush passes, broad ones first: length in 720ths of the frame, and thickness relative to the
 * length.
 */
const PASSES = [
  { length: 34, thick: 0.34, cover: 0.92 },
  { length: 17, thick: 0.36, cover: 0.8 },
] as const;
/** Variation in the lightness of strokes around the picture's, in the sky and in front of it. */
const UNEVEN = { sky: 0.035, land: 0.11 } as const;

/** Oil: the picture repainted in strokes that follow a slow current, each in one colour. */
export function finishPainted(brush: PlaceBrush): FinishSheet {
  const unit = brush.frame.height / 720;
  const random = brush.random.fork("bristles");
  const current = createNoise2D(brush.random.fork("current").next);
  const stroke = (
    ctx: ReturnType<Canvas["getContext"]>,
    at: { readonly x: number; readonly y: number; readonly length: number; readonly thick: number },
  ) => {
    const angle = current(at.x / (220 * unit), at.y / (220 * unit)) * 1.5;
    const [dx, dy] = [(Math.cos(angle) * at.length) / 2, (Math.sin(angle) * at.length) / 2];
    ctx.lineWidth = at.thick;
    ctx.beginPath();
    ctx.moveTo(at.x - dx, at.y - dy);
    ctx.lineTo(at.x + dx, at.y + dy);
    ctx.stroke();
  };
  return (picture, depth, back) => {
    const small = rescale(picture, picture.width / 4, picture.height / 4);
    const { data } = small.getContext("2d").getImageData(0, 0, small.width, small.height);
    const laid = createCanvas(picture.width, picture.height);
    const ctx = laid.getContext("2d");
    ctx.drawImage(picture, 0, 0);
    ctx.globalCompositeOperation = "source-atop";
    ctx.lineCap = "round";
    const uneven = back ? UNEVEN.sky : UNEVEN.land;
    // Far and frontmost sheets get broad strokes only.
    const passes = back || depth > 1 ? PASSES.slice(0, 1) : PASSES;
    for (const { length, thick, cover } of passes) {
      const step = Math.max(3, length * unit * 0.42);
      ctx.globalAlpha = cover;
      for (let y = step / 2; y < picture.height; y += step * 0.7)
        for (let x = step / 2; x < picture.width; x += step) {
          const own = {
            x: x + random.between(-step, step) / 2,
            y: y + random.between(-1, 1) * step * 0.3,
          };
          const pixel =
            (Math.min(small.height - 1, Math.max(0, Math.floor(own.y / 4))) * small.width +
              Math.min(small.width - 1, Math.max(0, Math.floor(own.x / 4)))) *
            4;
          if ((data[pixel + 3] ?? 0) < 60) continue;
          const light = 1 + random.between(-uneven, uneven);
          const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) =>
            Math.min(255, Math.round((data[pixel + channel] ?? 0) * light)),
          );
          ctx.strokeStyle = `rgb(${red},${green},${blue})`;
          stroke(ctx, { ...own, length: length * unit, thick: length * thick * unit });
        }
    }
    // Blends in the original to preserve highlights and fine detail.
    ctx.globalAlpha = 0.26;
    ctx.drawImage(picture, 0, 0);
    return laid;
  };
}
