import { createCanvas } from "@napi-rs/canvas";
import { createNoise2D } from "simplex-noise";
import type { PlaceBrush } from "../stage/stage.ts";
import { repeatFill } from "./paper.ts";
import { luma, rescale, soften } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";

const INK = [52, 36, 54] as const;
/** Ink colour for moonlight and magic. */
const ENCHANTED_INK = [44, 14, 112] as const;
const PAPER = "rgba(255,250,236,0.07)";
const TILE = 256;
/** Size in pixels of a cell of the inking grid with uniform pen pressure. */
const HAND = 16;

type Noise = (x: number, y: number) => number;

/** Spots where wet paint pooled, as a seamless tile of darker and lighter areas. */
function pools(noise: Noise) {
  const tile = createCanvas(TILE, TILE);
  const ctx = tile.getContext("2d");
  const image = ctx.createImageData(TILE, TILE);
  const angle = (Math.PI * 2) / TILE;
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      // Sampled around a torus, so that the edges match.
      const u = noise(
        Math.cos(x * angle) * 1.2 + Math.cos(y * angle) * 1.2,
        Math.sin(x * angle) * 1.2,
      );
      const v = noise(
        Math.sin(y * angle) * 1.4 + 9,
        Math.cos(x * angle) * 1.4 - Math.sin(y * angle),
      );
      const depth = (u + v) * 0.5;
      const index = (y * TILE + x) * 4;
      image.data.fill(depth > 0 ? 255 : 60, index, index + 3);
      image.data[index + 3] = Math.abs(depth) * (depth > 0 ? 15 : 13);
    }
  }
  ctx.putImageData(image, 0, 0);
  return tile;
}

/**
 * Watercolour under an ink line: pigment gathers at edges and in pools, and the line follows
 * changes of tone. Only the ink is computed, at half size; the painting under it stays sharp.
 */
export function finishStorybook(brush: PlaceBrush): FinishSheet {
  const noise = createNoise2D(brush.random.fork("wash").next);
  const pooled = pools(noise);
  const enchanted = brush.spec.print === "enchanted";
  const ink = enchanted ? ENCHANTED_INK : INK;
  // After dark, lights stay free of ink, because lines around small windows would hide them.
  const dark = brush.spec.time === "night" || brush.spec.time === "dusk";
  return (picture, depth, back) => {
    const strength = back ? 0.16 : depth < 0.1 ? 0.3 : depth < 0.25 ? 0.6 : 1;
    const half = rescale(picture, picture.width / 2, picture.height / 2);
    const { width, height } = half;
    const paint = half.getContext("2d");
    const image = paint.getImageData(0, 0, width, height);
    const { data } = image;
    const tone = new Float32Array(width * height);
    for (let pixel = 0; pixel < tone.length; pixel += 1)
      tone[pixel] = luma(data, pixel * 4) + ((data[pixel * 4 + 3] ?? 0) - 255) * 0.55;
    const across = Math.ceil(width / HAND) + 1;
    const press = new Float32Array(across * (Math.ceil(height / HAND) + 1));
    // Varies the pen pressure.
    for (let cell = 0; cell < press.length; cell += 1)
      press[cell] = 0.8 + noise((cell % across) * 0.33, Math.floor(cell / across) * 0.33) * 0.35;
    for (let y = 0; y < height; y += 1) {
      const up = (y > 0 ? y - 1 : y) * width;
      const down = (y < height - 1 ? y + 1 : y) * width;
      const row = y * width;
      const hand = Math.floor(y / HAND) * across;
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
        // Math.hypot is many times slower, and this runs a million times.
        const slope = Math.sqrt(dx * dx + dy * dy);
        const drawn = ((slope - 24) / 56) * (press[hand + Math.floor(x / HAND)] ?? 1) * strength;
        const shine = dark ? Math.max(0, Math.min(1, ((tone[row + x] ?? 0) - 104) / 60)) : 0;
        const line = Math.max(0, Math.min(0.94, drawn)) * (1 - shine * 0.86);
        const edge = Math.min(0.14, slope / 620);
        data[index] = ink[0];
        data[index + 1] = ink[1];
        data[index + 2] = ink[2];
        data[index + 3] = (line + (1 - line) * edge) * alpha;
      }
    }
    paint.putImageData(image, 0, 0);
    const ctx = picture.getContext("2d");
    const washed = soften(picture, back ? 4 : 3);
    ctx.save();
    ctx.globalCompositeOperation = "source-atop";
    ctx.globalAlpha = 0.5;
    ctx.drawImage(washed, 0, 0);
    ctx.globalAlpha = 1;
    ctx.fillStyle = PAPER;
    ctx.fillRect(0, 0, picture.width, picture.height);
    ctx.fillStyle = repeatFill(ctx, pooled);
    ctx.fillRect(0, 0, picture.width, picture.height);
    ctx.drawImage(half, 0, 0, picture.width, picture.height);
    ctx.restore();
    return picture;
  };
}
