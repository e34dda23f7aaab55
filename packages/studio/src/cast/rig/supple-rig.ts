import { createCanvas } from "@napi-rs/canvas";
import { standPicture } from "./picture-rig.ts";
import type { BuildRig } from "./rig.ts";

/** Rows moved together; they align with whole pixels, so that no seam shows. */
const ROWS = 4;
/**
 * The wave: sideways displacement in heights, period in seconds, and number of waves from top to
 * bottom.
 */
const WAVE = { reach: 0.03, period: 2.4, count: 0.8 } as const;

/** A boneless body; a slow wave runs through it from the head down. */
export const buildSupple: BuildRig = (setting) => {
  const sprite = standPicture(setting);
  const { canvas, pad, width, height } = sprite;
  const room = Math.ceil(canvas.height * WAVE.reach);
  const bent = createCanvas(canvas.width + room * 2, canvas.height);
  const paint = bent.getContext("2d");
  const unit = (height + pad * 2) / canvas.height;
  return {
    height,
    width,
    draw: (context, _motion, seconds) => {
      paint.clearRect(0, 0, bent.width, bent.height);
      for (let row = 0; row < canvas.height; row += ROWS) {
        const size = Math.min(ROWS, canvas.height - row);
        const down = row / canvas.height;
        const turn = seconds / WAVE.period - down * WAVE.count;
        const shift = room + Math.sin(turn * Math.PI * 2) * room;
        paint.drawImage(canvas, 0, row, canvas.width, size, shift, row, canvas.width, size);
      }
      context.drawImage(
        bent,
        sprite.x - pad - room * unit,
        sprite.y - pad,
        bent.width * unit,
        height + pad * 2,
      );
    },
  };
};
