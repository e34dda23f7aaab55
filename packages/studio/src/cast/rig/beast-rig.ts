import { createCanvas } from "@napi-rs/canvas";
import { readBelly } from "../paint/read-belly.ts";
import { standPicture } from "./picture-rig.ts";
import type { BuildRig } from "./rig.ts";

/** Rows moved together; they align with whole pixels, so that no seam shows. */
const ROWS = 3;
/** Swing of the feet as a fraction of the legs' length. */
const SWING = 0.3;

/**
 * An animal seen from the side: fore and hind legs are sheared against each other from the belly
 * down. The picture is bent pixel by pixel on a separate canvas and drawn from there.
 */
export const buildBeast: BuildRig = (setting) => {
  const sprite = standPicture(setting);
  const { canvas, pad, width, height } = sprite;
  const belly = readBelly(canvas);
  const top = Math.round(belly.row);
  const legs = canvas.height - top;
  const bent = createCanvas(canvas.width, canvas.height);
  const paint = bent.getContext("2d");
  let shown = Number.NaN;
  const bend = (stride: number) => {
    if (stride === shown) return;
    shown = stride;
    paint.clearRect(0, 0, bent.width, bent.height);
    paint.drawImage(canvas, 0, 0, canvas.width, top, 0, 0, canvas.width, top);
    const reach = stride * legs * SWING;
    for (let row = top; row < canvas.height; row += ROWS) {
      const size = Math.min(ROWS, canvas.height - row);
      const shift = reach * ((row - top) / legs) ** 1.2;
      const { column } = belly;
      paint.drawImage(canvas, 0, row, column, size, shift, row, column, size);
      paint.drawImage(
        canvas,
        column,
        row,
        canvas.width - column,
        size,
        column - shift,
        row,
        canvas.width - column,
        size,
      );
    }
  };
  return {
    height,
    width,
    draw: (context, motion) => {
      bend(motion.stride);
      context.drawImage(bent, sprite.x - pad, sprite.y - pad, width + pad * 2, height + pad * 2);
    },
  };
};
