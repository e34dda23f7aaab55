import { drawSprite } from "../paint/sprite.ts";
import { standPicture } from "./picture-rig.ts";
import type { BuildRig } from "./rig.ts";

/** A plant leans from its root in the wind. */
export const buildPlant: BuildRig = (setting) => {
  const sprite = standPicture(setting);
  return {
    height: sprite.height,
    width: sprite.width,
    draw: (context, _motion, seconds) => {
      const lean =
        Math.sin((seconds / 4.3) * Math.PI * 2) * 0.022 +
        Math.sin((seconds / 2.7) * Math.PI * 2) * 0.01;
      context.save();
      context.transform(1, 0, lean, 1, 0, 0);
      drawSprite(context, sprite);
      context.restore();
    },
  };
};
