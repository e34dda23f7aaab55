import type { Raster } from "./raster.ts";

/** Distance in pixels between compared samples. */
const STEP = 3;
/**
 * Minimum share of equal neighbours: a photo has grain everywhere, a drawing has areas of one
 * colour.
 */
const FLAT_SHARE = 0.5;

/**
 * Returns true when most neighbours have exactly the same colour, as in a drawing, a poster or a
 * screenshot.
 */
export function isDrawing({ width, height, data }: Raster): boolean {
  let flat = 0;
  let compared = 0;
  for (let y = 0; y < height - STEP; y += STEP) {
    for (let x = 0; x < width - STEP; x += STEP) {
      const at = (y * width + x) * 4;
      let change = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const here = data[at + channel] ?? 0;
        change += Math.abs(here - (data[at + STEP * 4 + channel] ?? 0));
        change += Math.abs(here - (data[at + STEP * width * 4 + channel] ?? 0));
      }
      compared += 1;
      if (change <= 2) flat += 1;
    }
  }
  return flat > FLAT_SHARE * compared;
}
