import { standPicture } from "./picture-rig.ts";
import type { BuildRig } from "./rig.ts";

/** Wings seen from above; both halves fold about the middle. */
export const buildFlutter: BuildRig = (setting) => {
  const sprite = standPicture(setting);
  const { canvas, pad, width, height } = sprite;
  const half = canvas.width / 2;
  const whole = width + pad * 2;
  return {
    height,
    width,
    draw: (context, _motion, seconds) => {
      const open = 0.64 + 0.36 * Math.sin((seconds / 0.46) * Math.PI * 2);
      for (const side of [0, 1]) {
        const reach = (whole / 2) * open;
        context.drawImage(
          canvas,
          side * half,
          0,
          half,
          canvas.height,
          side === 0 ? -reach : 0,
          sprite.y - pad,
          reach,
          height + pad * 2,
        );
      }
    },
  };
};
