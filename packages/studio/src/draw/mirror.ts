import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { FigureSprite } from "./figure-sprite.ts";

const STRIPS = 22;

export type DrawMirror = (
  context: SKRSContext2D,
  x: number,
  y: number,
  height: number,
  seconds: number,
) => void;

/**
 * Mirrors a sprite below its feet in rippling strips that fade out, as on a wet street or calm
 * water.
 */
export function createMirror(sprite: FigureSprite, strength: number): DrawMirror {
  const { canvas } = sprite;
  const faded = createCanvas(canvas.width, canvas.height);
  const fade = faded.getContext("2d");
  const gradient = fade.createLinearGradient(0, sprite.feetY, 0, sprite.feetY * 0.25);
  gradient.addColorStop(0, `rgba(0, 0, 0, ${0.55 * strength})`);
  gradient.addColorStop(1, "rgba(0, 0, 0, 0)");
  return (context, x, y, height, seconds) => {
    fade.globalCompositeOperation = "copy";
    fade.drawImage(canvas, 0, 0);
    fade.globalCompositeOperation = "destination-in";
    fade.fillStyle = gradient;
    fade.fillRect(0, 0, canvas.width, canvas.height);
    const strip = sprite.feetY / STRIPS;
    for (let index = 0; index < STRIPS; index += 1) {
      const top = sprite.feetY - (index + 1) * strip;
      const ripple = Math.sin(seconds * 2.6 + index * 1.1) * height * 0.0045 * (1 + index * 0.14);
      context.save();
      context.translate(x - sprite.feetX + ripple, y + index * strip);
      context.scale(1, -1);
      context.drawImage(faded, 0, top, canvas.width, strip, 0, -strip, canvas.width, strip);
      context.restore();
    }
  };
}
