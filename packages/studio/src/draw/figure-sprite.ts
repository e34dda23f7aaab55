import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { Figure } from "../stage/stage.ts";

/**
 * A figure painted alone on a small canvas, so that haze, mirroring and transparency apply to it as
 * a whole.
 */
export interface FigureSprite {
  readonly canvas: Canvas;
  /** Position of the feet on the canvas. */
  readonly feetX: number;
  readonly feetY: number;
  paint(seconds: number, height: number): void;
}

/** Margins around the figure in its own heights, for jumps, spread arms, tails and spray. */
const ROOM_ABOVE = 0.6;
const ROOM_BELOW = 0.2;
const ROOM_SIDE = 0.4;

/**
 * Prepares the canvas of one figure. `height` is its maximum height in pixels. `haze` is the colour
 * laid over it at `hazeStrength`, since distant figures fade into the air.
 */
export function createFigureSprite(
  figure: Figure,
  height: number,
  facing: "left" | "right",
  haze: string,
  hazeStrength: number,
): FigureSprite {
  const halfWidth = Math.ceil(height * (Math.max(0.5, figure.aspect / 2) + ROOM_SIDE));
  const feetY = Math.ceil(height * (1 + ROOM_ABOVE));
  const canvas = createCanvas(halfWidth * 2, feetY + Math.ceil(height * ROOM_BELOW));
  const context = canvas.getContext("2d");
  return {
    canvas,
    feetX: halfWidth,
    feetY,
    paint: (seconds, size) => {
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.save();
      context.translate(halfWidth, feetY);
      if (facing === "left") context.scale(-1, 1);
      figure.draw(context, size, seconds);
      context.restore();
      if (hazeStrength <= 0) return;
      context.save();
      context.globalCompositeOperation = "source-atop";
      context.globalAlpha = hazeStrength;
      context.fillStyle = haze;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.restore();
    },
  };
}
