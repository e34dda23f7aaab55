import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Sprite } from "../paint/sprite.ts";
import { standPicture } from "./picture-rig.ts";
import type { BuildRig } from "./rig.ts";

/** Part of the height that is legs, where it is not a third. */
const LEGS: Readonly<Record<string, number>> = {
  giraffe: 0.4,
  turtle: 0.24,
  hippopotamus: 0.26,
  "t-rex": 0.3,
  sauropod: 0.32,
  badger: 0.26,
  skunk: 0.24,
  hedgehog: 0.16,
  gorilla: 0.3,
  camel: 0.34,
  "two-hump-camel": 0.34,
  llama: 0.32,
  pig: 0.3,
  elephant: 0.3,
  mammoth: 0.3,
  rhinoceros: 0.3,
};
const SLICES = 12;
/** Halves meet here; the belly between the legs is open in all pictures. */
const MIDDLE = 0.52;

/** One pair of legs, sheared from the hip down so that the feet swing and the body stays. */
function drawPair(
  context: SKRSContext2D,
  sprite: Sprite,
  left: number,
  right: number,
  hip: number,
  reach: number,
): void {
  const { canvas, pad } = sprite;
  const scale = canvas.width / (sprite.width + pad * 2);
  const full = canvas.height;
  const top = (sprite.height - hip + pad) * scale;
  for (let slice = 0; slice < SLICES; slice += 1) {
    const from = top + ((full - top) * slice) / SLICES;
    const size = (full - top) / SLICES;
    const down = ((slice + 0.5) / SLICES) ** 1.3;
    context.drawImage(
      canvas,
      left * scale,
      from,
      (right - left) * scale,
      size,
      sprite.x - pad + left + reach * down,
      sprite.y - pad + from / scale,
      right - left,
      size / scale + 0.04,
    );
  }
}

/** An animal seen from the side: the picture walks by swinging its legs in pairs. */
export const buildBeast: BuildRig = (setting) => {
  const sprite = standPicture(setting);
  const hip = sprite.height * (LEGS[setting.subject.icon] ?? 0.34);
  const whole = sprite.width + sprite.pad * 2;
  const split = whole * MIDDLE;
  return {
    height: sprite.height,
    width: sprite.width,
    draw: (context, motion) => {
      const { canvas, pad } = sprite;
      const scale = canvas.width / whole;
      const top = sprite.height - hip + pad;
      const reach = motion.stride * hip * 0.26;
      drawPair(context, sprite, 0, split, hip, reach);
      drawPair(context, sprite, split, whole, hip, -reach);
      context.save();
      context.translate(0, -hip);
      context.rotate(motion.tilt * 0.25);
      context.translate(0, hip);
      context.drawImage(
        canvas,
        0,
        0,
        canvas.width,
        top * scale,
        sprite.x - pad,
        sprite.y - pad,
        whole,
        top + 0.04,
      );
      context.restore();
    },
  };
};
