import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";

/**
 * A painted part of a figure. Lengths are units of its rig; y grows downwards. The canvas extends
 * `pad` units beyond the box on every side, for outlines and glow.
 */
export interface Sprite {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pad: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Padding around the box of a part in pixels, before rounding. */
const PAD = 0.06;
const LEAST_PAD = 7;

/** Paints a part: `trace` draws in units on a canvas of `scale` pixels per unit. */
export function paintSprite(
  box: Box,
  scale: number,
  trace: (context: SKRSContext2D) => void,
): Sprite {
  const pad = Math.max(LEAST_PAD / scale, Math.max(box.width, box.height) * PAD);
  const canvas = createCanvas(
    Math.max(2, Math.ceil((box.width + pad * 2) * scale)),
    Math.max(2, Math.ceil((box.height + pad * 2) * scale)),
  );
  const context = canvas.getContext("2d");
  context.scale(scale, scale);
  context.translate(pad - box.x, pad - box.y);
  context.save();
  trace(context);
  // Removes the clips that parts leave behind, because treatments must reach the whole canvas.
  context.restore();
  return { canvas, ...box, pad };
}

/** Draws a sprite where it was painted, in units. */
export function drawSprite(context: SKRSContext2D, sprite: Sprite): void {
  const { canvas, x, y, width, height, pad } = sprite;
  context.drawImage(canvas, x - pad, y - pad, width + pad * 2, height + pad * 2);
}

/** Draws a sprite rotated by `angle` radians about a joint. */
export function drawTurned(
  context: SKRSContext2D,
  sprite: Sprite,
  joint: readonly [number, number],
  angle: number,
): void {
  context.save();
  context.translate(joint[0], joint[1]);
  context.rotate(angle);
  context.translate(-joint[0], -joint[1]);
  drawSprite(context, sprite);
  context.restore();
}
