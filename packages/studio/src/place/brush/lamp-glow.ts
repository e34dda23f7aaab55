import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";

const sprites = new Map<string, Canvas>();

/** A soft round light, drawn once per colour, because large blurs are expensive. */
function glowSprite(colour: Rgb): Canvas {
  const key = css(colour);
  const known = sprites.get(key);
  if (known) return known;
  const sprite = createCanvas(128, 128);
  const ctx = sprite.getContext("2d");
  const gradient = ctx.createRadialGradient(64, 64, 0, 64, 64, 64);
  for (const [stop, share] of [
    [0, 1],
    [0.08, 0.72],
    [0.25, 0.32],
    [0.55, 0.09],
    [1, 0],
  ] as const)
    gradient.addColorStop(stop, css(colour, share));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, 128, 128);
  sprites.set(key, sprite);
  return sprite;
}

/** Adds light around a lamp, window or sign. */
export function lampGlow(
  ctx: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  alpha: number,
  squash = 1,
): void {
  ctx.globalCompositeOperation = "screen";
  ctx.globalAlpha = Math.max(0, Math.min(1, alpha));
  ctx.drawImage(
    glowSprite(colour),
    x - radius,
    y - radius * squash,
    radius * 2,
    radius * 2 * squash,
  );
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = "source-over";
}
