import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Light } from "../stage/stage.ts";

const SIZE = 128;

export type DrawShadow = (
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  /** Height of the figure above the floor, in its own heights; it thins and spreads the shadow. */
  lift: number,
) => void;

/**
 * A soft dark ellipse created once, because a blur in every frame would cost more than all sheets
 * together.
 */
export function createShadow(light: Light): DrawShadow {
  const sprite = createCanvas(SIZE, SIZE);
  const paint = sprite.getContext("2d");
  const gradient = paint.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
  gradient.addColorStop(0, "rgba(8, 8, 22, 0.85)");
  gradient.addColorStop(0.45, "rgba(8, 8, 22, 0.55)");
  gradient.addColorStop(0.75, "rgba(8, 8, 22, 0.18)");
  gradient.addColorStop(1, "rgba(8, 8, 22, 0)");
  paint.fillStyle = gradient;
  paint.fillRect(0, 0, SIZE, SIZE);
  const strength = 0.45 + 0.3 * light.brightness;
  return (context, x, y, width, lift) => {
    const spread = width * (1 + Math.min(1, lift) * 0.5);
    const strengthHere = strength / (1 + Math.max(0, lift) * 3.5);
    context.save();
    context.globalAlpha = strengthHere;
    // The cast shadow leans away from the light; the contact shadow stays under the feet.
    const cast = spread * 1.25;
    context.globalAlpha = strengthHere * 0.55;
    context.drawImage(
      sprite,
      x - cast / 2 - light.direction * spread * 0.3,
      y - cast * 0.1,
      cast,
      cast * 0.22,
    );
    context.globalAlpha = strengthHere;
    context.drawImage(sprite, x - spread / 2, y - spread * 0.085, spread, spread * 0.17);
    context.restore();
  };
}
