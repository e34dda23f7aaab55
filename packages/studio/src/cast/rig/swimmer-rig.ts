import { createCanvas } from "@napi-rs/canvas";
import { standPicture } from "./picture-rig.ts";
import type { BuildRig } from "./rig.ts";

/** Columns moved together; they align with whole pixels, so that no seam shows. */
const COLUMNS = 4;
/** Swing of the tail, in heights. */
const SWING = 0.075;

/** A fish bends from head to tail; pictures that face front (octopus, jellyfish) pulse instead. */
export const buildSwimmer: BuildRig = (setting) => {
  const sprite = standPicture(setting);
  const { canvas, pad, width, height } = sprite;
  const room = Math.ceil(canvas.height * SWING);
  const bent = createCanvas(canvas.width, canvas.height + room * 2);
  const paint = bent.getContext("2d");
  const unit = (height + pad * 2) / canvas.height;
  const front = setting.subject.faces === "front";
  return {
    height,
    width,
    draw: (context, motion, seconds) => {
      if (front) {
        const pulse = motion.wag * 0.05;
        context.save();
        context.scale(1 + pulse, 1 - pulse);
        context.drawImage(
          canvas,
          sprite.x - pad,
          sprite.y - pad,
          width + pad * 2,
          height + pad * 2,
        );
        context.restore();
        return;
      }
      paint.clearRect(0, 0, bent.width, bent.height);
      for (let column = 0; column < canvas.width; column += COLUMNS) {
        const size = Math.min(COLUMNS, canvas.width - column);
        // The head, on the right, hardly moves.
        const tail = 1 - column / canvas.width;
        const bend = Math.sin((seconds / 1.1 + tail * 0.55) * Math.PI * 2) * tail ** 1.6 * room;
        paint.drawImage(
          canvas,
          column,
          0,
          size,
          canvas.height,
          column,
          room + bend,
          size,
          canvas.height,
        );
      }
      context.drawImage(
        bent,
        sprite.x - pad,
        sprite.y - pad - room * unit,
        width + pad * 2,
        bent.height * unit,
      );
    },
  };
};
