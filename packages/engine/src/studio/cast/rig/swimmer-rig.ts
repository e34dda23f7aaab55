import { standPicture } from "./picture-rig.ts";
import type { BuildRig } from "./rig.ts";

const STRIPS = 28;

/** A fish bends from head to tail; what looks to the front (octopus, jellyfish) pulses instead. */
export const buildSwimmer: BuildRig = (setting) => {
  const sprite = standPicture(setting);
  const { canvas, pad, width, height } = sprite;
  const whole = width + pad * 2;
  const front = setting.subject.faces === "front";
  return {
    height,
    width,
    draw: (context, motion, seconds) => {
      if (front) {
        const pulse = motion.wag * 0.05;
        context.save();
        context.scale(1 + pulse, 1 - pulse);
        context.drawImage(canvas, sprite.x - pad, sprite.y - pad, whole, height + pad * 2);
        context.restore();
        return;
      }
      const slice = canvas.width / STRIPS;
      for (let strip = 0; strip < STRIPS; strip += 1) {
        // The head, on the right, hardly moves.
        const tail = 1 - (strip + 0.5) / STRIPS;
        const bend =
          Math.sin((seconds / 1.1 + tail * 0.55) * Math.PI * 2) * tail ** 1.6 * height * 0.075;
        const x = sprite.x - pad + (whole * strip) / STRIPS;
        context.drawImage(
          canvas,
          strip * slice,
          0,
          slice,
          canvas.height,
          x,
          sprite.y - pad + bend,
          whole / STRIPS + 0.05,
          height + pad * 2,
        );
      }
    },
  };
};
