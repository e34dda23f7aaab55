import { createNoise2D } from "simplex-noise";
import type { PlaceBrush } from "../draw/stage.ts";
import { luma, soften, treatHalf } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";

const INK = [58, 42, 52] as const;

/** Watercolour under an ink line: pigment gathers at edges and in pools, the line follows changes of tone. */
export function finishStorybook(brush: PlaceBrush): FinishSheet {
  const noise = createNoise2D(brush.random.fork("wash").next);
  return (picture, depth, back) => {
    const washed = picture.getContext("2d");
    washed.save();
    washed.globalCompositeOperation = "source-atop";
    washed.globalAlpha = 0.6;
    washed.drawImage(soften(picture, back ? 4 : 3), 0, 0);
    washed.restore();
    const strength = back ? 0.2 : depth < 0.1 ? 0.3 : depth < 0.25 ? 0.6 : 1;
    return treatHalf(picture, (data, width, height) => {
      const tone = new Float32Array(width * height);
      for (let pixel = 0; pixel < tone.length; pixel += 1)
        tone[pixel] = luma(data, pixel * 4) + ((data[pixel * 4 + 3] ?? 0) - 255) * 0.55;
      const at = (x: number, y: number) =>
        tone[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ??
        0;
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const index = (y * width + x) * 4;
          if ((data[index + 3] ?? 0) < 8) continue;
          const across = at(x + 1, y) - at(x - 1, y);
          const along = at(x, y + 1) - at(x, y - 1);
          // Math.hypot is many times slower, and this runs a million times.
          const slope = Math.sqrt(across * across + along * along);
          // The hand presses now more, now less: the line is broken by slow noise.
          const press = 0.75 + noise(x * 0.02, y * 0.02) * 0.4;
          const line = Math.max(0, Math.min(0.86, ((slope - 26) / 74) * press * strength));
          const pool = 1 + noise(x * 0.011, y * 0.013) * 0.055 + noise(x * 0.05, y * 0.05) * 0.03;
          const edge = 1 - Math.min(0.16, slope / 620);
          for (let channel = 0; channel < 3; channel += 1) {
            const paper = channel === 0 ? 253 : channel === 1 ? 246 : 232;
            const pigment = (data[index + channel] ?? 0) * pool * edge;
            // Thin paint lets the paper through; the darks are laid on thick.
            const wash = pigment + (paper - pigment) * (0.02 + (pigment / 255) * 0.12);
            data[index + channel] = wash + ((INK[channel] ?? 0) - wash) * line;
          }
        }
      }
    });
  };
}
